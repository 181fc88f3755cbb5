#!/usr/bin/env python3
"""Checks the constraint solver against a lexicographic sequence of linear programs.

    oracle.py PROGRAM SOLVES [SEED [SECONDS]]

Solves random systems of 3 to 60 variables with scripts of edits. Checks of every solve: all required constraints hold,
except the broken ones; the sum of violations of each priority is minimal; the values are bit for bit those of a fresh
solver; the state keeps its invariants. Checks of every conflict: its members cannot hold together, but can without any
one of them. Checks of one system in eight: the ambiguous variables, and that each second solution is as good.
"""
import multiprocessing
import os
import random
import subprocess
import sys
import time

from programs import Hierarchy, violation
from systems import System

BATCH = 40


def close(a, b):
    return abs(a - b) <= 1e-5 * max(1.0, abs(b))


class Check:
    def __init__(self, label, domains, rows, block):
        self.label, self.domains, self.rows = label, domains, rows
        self.faults = []
        self.values, self.conflicts, self.second_solutions = [], [], []
        for line in block.splitlines():
            kind, _, rest = line.partition(' ')
            if kind == 'V':
                self.values = [float(w) for w in rest.split()]
            elif kind == 'B':
                self.conflicts.append([int(w) for w in rest.split()])
            elif kind == 'A':
                words = rest.split()
                self.second_solutions.append((int(words[0]), [float(w) for w in words[1:]]))
            elif kind in 'DI':
                self.faults.append(line)

    def run(self, ask, checked):
        broken = {c[0] for c in self.conflicts}
        for conflict in self.conflicts:
            self.check_conflict(conflict[1:], checked)
        rows = [r for k, r in sorted(self.rows.items()) if k not in broken]
        for k, row in sorted(self.rows.items()):
            if k not in broken and row[1] >= 1000 and violation(row, self.values) > 1e-5:
                self.faults.append('required %d is off by %g' % (k, violation(row, self.values)))
        for v, domain in enumerate(self.domains):
            if domain == 'n' and self.values[v] < -1e-6:
                self.faults.append('size %d is %g' % (v, self.values[v]))
        program = Hierarchy(self.domains, rows)
        actual = self.sums(rows, self.values)
        best = program.optima(actual)
        if best is None:
            self.faults.append('the constraints that are not broken still conflict')
            return
        for priority, optimum in best.items():
            if not close(actual[priority], optimum):
                self.faults.append('at %g: %.9g, least is %.9g' % (priority, actual[priority], optimum))
                return
        if ask:
            self.check_ambiguity(program, rows, best)

    def sums(self, rows, x):
        total = {}
        for row in rows:
            if row[1] < 1000:
                total[row[1]] = total.get(row[1], 0.0) + violation(row, x)
        return total

    def check_conflict(self, members, checked):
        if not set(members) <= set(self.rows):
            self.faults.append('conflict %s names a removed constraint' % members)
            return
        rows = [self.rows[k] for k in members]
        key = repr(rows)
        if key in checked:
            return
        checked.add(key)
        required = [(r[0], 1000, r[2], r[3]) for r in rows]
        if any(r[1] < 1000 for r in rows):
            self.faults.append('conflict %s has an optional member' % members)
        program = Hierarchy(self.domains, required)
        if program.is_feasible():
            self.faults.append('the members of conflict %s can hold together' % members)
        if not all(program.is_feasible_without(i) for i in range(len(required))):
            self.faults.append('conflict %s is not minimal' % members)

    def check_ambiguity(self, program, rows, best):
        reported = dict(self.second_solutions)
        for v in range(len(self.domains)):
            spread = program.spread(v)
            if (spread > 1e-3) != (v in reported) and not 1e-5 < spread < 1e-2:
                self.faults.append('variable %d ranges over %g, ambiguous: %s' % (v, spread, v in reported))
        for v, x in self.second_solutions:
            if not abs(x[v] - self.values[v]) > 1e-6:
                self.faults.append('the second solution for %d is the first' % v)
            if any(r[1] >= 1000 and violation(r, x) > 1e-5 for r in rows) or \
                    any(d == 'n' and x[i] < -1e-5 for i, d in enumerate(self.domains)):
                self.faults.append('the second solution for %d breaks a requirement' % v)
            sums = self.sums(rows, x)
            if not all(close(sums[p], best[p]) for p in best):
                self.faults.append('the second solution for %d is worse' % v)


def batch(job):
    program, seed = job
    rnd = random.Random(seed)
    systems, expected, commands = [], [], []
    for s in range(BATCH):
        size = (20, 60) if rnd.random() < 0.1 else (3, 12)
        system = System(rnd, size, ask=rnd.random() < 0.125)
        expected.append((s, 0, system, system.solve()))
        for step in range(1, rnd.randint(2, 7)):
            system.edit()
            expected.append((s, step, system, system.solve()))
        commands += system.commands
    try:
        run = subprocess.run([program], input='\n'.join(commands) + '\n', capture_output=True, text=True, timeout=300)
        output, error = run.stdout, run.stderr[-500:]
    except subprocess.TimeoutExpired:
        output, error = '', 'timeout'
    blocks = output.split('E\n')[:-1]
    faults, conflicts, checked, checked_system = [], 0, set(), None
    if len(blocks) != len(expected):
        faults.append('seed %d: %d answers to %d solves %s' % (seed, len(blocks), len(expected), error))
    for (s, step, system, rows), block in zip(expected, blocks):
        if checked_system is not system:
            conflicts += len(checked)
            checked, checked_system = set(), system
        check = Check('seed %d system %d step %d' % (seed, s, step), system.domains, rows, block)
        check.run(system.ask, checked)
        faults += ['%s: %s' % (check.label, f) for f in check.faults]
    return len(blocks), conflicts + len(checked), faults


def main():
    program, solves = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    end = time.monotonic() + float(sys.argv[4]) if len(sys.argv) > 4 else float('inf')
    done = conflicts = mismatches = 0
    with multiprocessing.Pool(os.cpu_count()) as pool:
        jobs = ((program, seed + i) for i in range(10 * solves))
        for n, found, faults in pool.imap_unordered(batch, jobs):
            done += n
            conflicts += found
            mismatches += len(faults)
            for fault in faults[:10]:
                print(fault, flush=True)
            if done >= solves or mismatches > 200 or time.monotonic() > end:
                pool.terminate()
                break
    print('%d solves, %d conflict sets, %d mismatches' % (done, conflicts, mismatches))
    sys.exit(1 if mismatches else 0)


if __name__ == '__main__':
    main()
