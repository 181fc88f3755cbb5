#!/usr/bin/env python3
"""Prints the solver's table: name, ours, peer, ratio, target.

    solver_table.py OURS PEERS [quick]

OURS is SolverBenchmark, PEERS the folder of kiwi_peer and floor_peer. Both sides run in turn, round after round, and the
medians over the rounds are compared, so that a slow minute of the machine slows both. Times are in microseconds; only
ratios can be compared between machines. "~" marks a figure extrapolated from smaller systems. All programs keep the memory
that they free.
"""
import math
import os
import statistics
import subprocess
import sys

OURS, PEERS = sys.argv[1], sys.argv[2]
QUICK = len(sys.argv) > 3


# Keeps freed memory in the process, ours and the peers' alike. Otherwise glibc returns the top of the heap to the kernel
# after a build of more than 128 KB, and the next gets new pages: the table would measure page faults. A client that keeps one
# solver, or other memory above it, has none of either.
KEEP_MEMORY = {'GLIBC_TUNABLES': 'glibc.malloc.mmap_threshold=1000000000:glibc.malloc.trim_threshold=1000000000'}


def run(program, *words):
    return [float(w) for w in subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=True,
                                             env={**os.environ, **KEEP_MEMORY}).stdout.split()]


def ours(name, repeats, order='forward', *edit):
    return run(OURS, name, order, repeats, *edit)


def kiwi(name, repeats, order='forward', *edit):
    return run(os.path.join(PEERS, 'kiwi_peer'), name, order, repeats, *edit)


def medians(rounds):
    return [statistics.median(column) for column in zip(*rounds)]


def measure_both(name, rounds, repeats, peer_repeats):
    mine, theirs = [], []
    for _ in range(1 if QUICK else rounds):
        mine.append(ours(name, repeats))
        theirs.append(kiwi(name, peer_repeats))
    mine, theirs = medians(mine), medians(theirs)
    assert name == 'enaml' or abs(mine[4] - theirs[4]) < 1e-3, '%s differs: %s %s' % (name, mine, theirs)
    return mine, theirs


def number(x):
    return '%.3g' % x if x < 1000 else '%.0f' % x


def row(name, mine, theirs, target, mark=''):
    ratio = theirs / mine
    print('%-34s %12s %14s %12s  %s' % (name, number(mine), mark + number(theirs), mark + number(ratio) + 'x', target),
          flush=True)


def row_relative_to_build(name, mine, build):
    row(name + ' / build', mine, build, '')


def table():
    mine, theirs = measure_both('enaml', 9, 201, 101)
    row('enaml build', mine[0], theirs[0], '>= 2.5x')
    row('enaml resize', mine[1], theirs[1], '>= 2x')
    mine, theirs = measure_both('rows1000', 7, 21, 5)
    row('rows1000 build', mine[0], theirs[0], '>= 64x')
    row('rows1000 one add or remove', mine[2], theirs[2], '<= 2 us')
    mine, theirs = measure_both('rows10000', 3, 9, 1)
    row('rows10000 build', mine[0], theirs[0], '>= 500x')
    row('rows10000 resize', mine[1], theirs[1], '>= 100x')
    mine = medians([ours('chain1000', 9) for _ in range(3)])
    small = {n: kiwi('chain%d' % n, 1)[0] for n in ((50, 100) if QUICK else (100, 200, 400))}
    (low, a), *_, (high, b) = sorted(small.items())
    # The mean exponent is used, since that of the last doubling alone would flatter us.
    power = math.log(b / a) / math.log(high / low)
    row('chain1000 build', mine[0], b * (1000 / high) ** power, '>= 300000x', '~')
    reverse = kiwi('chain1000', 1, 'reversed')
    backward = medians([ours('chain1000', 9, 'reversed') for _ in range(3)])
    row('chain1000 build, its best order', backward[0], reverse[0], '')
    row('chain1000 resize', backward[1], reverse[1], '')
    # The last constraint closes the chain: without it, every value is different.
    row_relative_to_build('chain1000 last constraint', mine[2], mine[0])
    optional = medians([ours('chain1000', 9, 'reversed', 'optional') for _ in range(3)])
    row('chain1000 one optional', optional[0], kiwi('chain1000', 1, 'reversed', 'optional')[0], '')
    mine, theirs = measure_both('cells200', 5, 21, 3)
    row('cells200 build', mine[0], theirs[0], '>= 120x')
    row('cells200 resize', mine[1], theirs[1], '>= 60x')
    changed = medians([ours('rows1000', 9, 'forward', 'conflict') for _ in range(5)])
    row('rows1000 one change in conflict', changed[0], kiwi('rows1000', 3, 'forward', 'conflict')[0], '')
    mine = medians([ours('labels1000', 9) for _ in range(3)])
    optional = medians([ours('labels1000', 9, 'forward', 'optional') for _ in range(3)])
    row_relative_to_build('labels1000 one optional', optional[0], mine[0])


def floors():
    for name in ('rows1000', 'rows10000', 'nest1000'):
        mine, floor = [], []
        for _ in range(5):
            mine.append(ours(name, 9))
            floor.append(run(os.path.join(PEERS, 'floor_peer'), name, 9))
        mine, floor = medians(mine), medians(floor)
        row(name + ' build, plain propagation', mine[0], floor[0], '')
        row(name + ' resize, plain propagation', mine[1], floor[1], '')


def per_constraint():
    for n, repeats in ((1000, 21), (10000, 9), (100000, 3)):
        best = medians([ours('rows%d' % n, repeats) for _ in range(3)])
        print('%-34s %12s %14s %12s  %s' % (
            'rows%d ns a constraint' % n, number(1000 * best[0] / best[3]), '-', '-', '<= 150 ns'), flush=True)


def growth():
    for kind, sizes in (('rows', (1000, 2000, 4000, 8000)), ('chain', (500, 1000, 2000, 4000)),
                        ('nest', (500, 1000, 2000, 4000)), ('cells', (100, 200, 400, 800)), ('column', (100, 200, 400)),
                        ('labels', (500, 1000, 2000, 4000))):
        for order in ('forward', 'reversed', 'shuffled'):
            times = {n: [] for n in sizes}
            for _ in range(1 if QUICK else 5):
                for n in sizes:
                    times[n].append(ours('%s%d' % (kind, n), 5, order)[0])
            # The minimum of the medians, since other processes only add time.
            best = [min(times[n]) for n in sizes]
            mean = (best[-1] / best[0]) ** (1 / (len(sizes) - 1))
            print('%-34s %12s %14s %12s  %s' % (
                '%s%d %s, growth a doubling' % (kind, sizes[-1], order), number(best[-1]), '-',
                '%.2fx' % mean, '<= 2.3x'), flush=True)


print('Microseconds; all programs keep the memory that they free, so that no page faults are measured.')
print('%-34s %12s %14s %12s  %s' % ('name', 'ours', 'peer', 'ratio', 'target'))
table()
per_constraint()
floors()
growth()
