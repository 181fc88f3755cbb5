#!/usr/bin/env python3
"""Records random cases with the reference's answers, for the test suite to replay.

    record.py PROGRAM CASES FILE [SEED]

One case a line: the domains, the constraints, then edits and solves, parted by ';'. A constraint is
"relation priority constant coefficient*variable …", an edit "-id", "#id constant" or "@id priority". A solve is "?" with
the broken constraints, then after '|' every priority's least sum of violations, then after '|' the ambiguous variables.
The sums come from the linear programs alone; which constraint of a conflict is broken comes from the program.
"""
import random
import subprocess
import sys

from oracle import Check
from programs import Hierarchy
from systems import System


def short(number):
    return ('%.17g' % number) if number != int(number) else str(int(number))


def line(system, solves):
    words = []
    for command in system.commands[1:]:
        w = command.split()
        if w[0] == 'C':
            terms = ['%s*%s' % (short(float(w[i])), w[i + 1]) for i in range(5, len(w), 2)]
            words.append(' '.join([w[1], w[2], short(float(w[3]))] + terms))
        elif w[0] in 'RKP':
            words.append(' '.join([{'R': '-', 'K': '#', 'P': '@'}[w[0]] + w[1]] + [short(float(x)) for x in w[2:]]))
        else:
            words.append(solves.pop(0))
    return system.domains + ';' + ';'.join(words)


def main():
    program, count, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    rnd = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 2024)
    lines = []
    while len(lines) < count:
        system = System(rnd, (3, 6) if rnd.random() < 0.9 else (7, 12), ask=True, rows=(3, 10))
        expected = [system.solve()]
        for _ in range(rnd.randint(0, 2)):
            system.edit()
            expected.append(system.solve())
        run = subprocess.run([program], input='\n'.join(system.commands) + '\n', capture_output=True, text=True)
        solves = []
        for rows, block in zip(expected, run.stdout.split('E\n')):
            check = Check('case %d' % len(lines), system.domains, rows, block)
            check.run(True, set())
            if check.faults:
                sys.exit('%s: %s' % (check.label, check.faults))
            broken = sorted({c[0] for c in check.conflicts})
            best = Hierarchy(system.domains, [r for k, r in sorted(rows.items()) if k not in broken]).optima()
            sums = ' '.join('%g:%.9g' % (p, max(best[p], 0)) for p in sorted(best, reverse=True))
            solves.append('?%s|%s|%s' % (' '.join(map(str, broken)), sums, ' '.join(str(v) for v, _ in check.others)))
        lines.append(line(system, solves))
    with open(path, 'w') as file:
        file.write('\n'.join(lines) + '\n')
    print('%d cases' % len(lines))


if __name__ == '__main__':
    main()
