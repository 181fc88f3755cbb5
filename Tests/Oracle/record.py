#!/usr/bin/env python3
"""Records random cases with the reference's answers, for the test suite to replay.

    record.py PROGRAM CASES FILE [SEED]

Writes JSON Lines, with comments that begin with "//". A case has a name, the domains of its variables (r real, n never
negative) and steps. A step adds a constraint ("2*x1 - x3 >= 50 @750"), removes one by number, sets its constant or
priority, or solves. A solve lists the broken constraints, the least sum of violations by priority, and the ambiguous
variables. The sums come from the linear programs alone; the program chooses which constraint of a conflict is broken.
"""
import json
import random
import subprocess
import sys

from oracle import Check
from programs import Hierarchy
from systems import System

SECTIONS = [
    'All required constraints hold, and the optimum is unique.',
    'All required constraints hold, and several solutions are equally good.',
    'Required constraints conflict.',
]


def short(number):
    return ('%.17g' % number) if number != int(number) else str(int(number))


def equation(relation, priority, constant, terms):
    text = ''
    for a, v in terms:
        sign = '-' if a < 0 else '+'
        factor = '' if abs(a) == 1 else short(abs(a)) + '*'
        text += (' %s ' % sign if text else sign.strip('+')) + '%sx%s' % (factor, v)
    return '%s %s %s' % (text, relation, constant) + (' @%s' % priority if priority != '1000' else '')


def steps(system, solves):
    found = []
    for command in system.commands[1:]:
        w = command.split()
        if w[0] == 'C':
            terms = [(float(w[i]), w[i + 1]) for i in range(5, len(w), 2)]
            found.append({'add': equation(w[1], w[2], short(float(w[3])), terms)})
        elif w[0] == 'R':
            found.append({'remove': int(w[1])})
        elif w[0] in 'KP':
            found.append({'set': int(w[1]), {'K': 'constant', 'P': 'priority'}[w[0]]: float(short(float(w[2])))})
        else:
            found.append({'solve': solves.pop(0)})
    return found


def count(number, noun):
    return '%s %s%s' % (number or 'no', noun, '' if number == 1 else 's')


def name(number, domains, found):
    """Returns a name from the size, the number of edits and the outcome of a case."""
    first = next(i for i, step in enumerate(found) if 'solve' in step)
    edits = sum(1 for step in found[first:] if 'solve' not in step)
    outcomes = [step['solve'] for step in found if 'solve' in step]
    broken = max(len(o['broken']) for o in outcomes)
    ambiguous = max(len(o['ambiguous']) for o in outcomes)
    return 'Case %04d: %s on %s, %s, %d broken, %d ambiguous' % (
        number, count(first, 'constraint'), count(len(domains), 'variable'), count(edits, 'edit'), broken, ambiguous)


def section(found):
    outcomes = [step['solve'] for step in found if 'solve' in step]
    return 2 if any(o['broken'] for o in outcomes) else 1 if any(o['ambiguous'] for o in outcomes) else 0


def write(path, cases):
    """Writes (domains, steps) with names, in sections."""
    named = [(section(found), name(i, domains, found), domains, found) for i, (domains, found) in enumerate(cases)]
    with open(path, 'w') as file:
        file.write('// Random systems, solved by Tests/Oracle/record.py with a sequence of linear programs (HiGHS).\n')
        for number, title in enumerate(SECTIONS):
            file.write('\n// %s\n' % title)
            for _, label, domains, found in (c for c in named if c[0] == number):
                file.write(json.dumps({'name': label, 'variables': domains, 'steps': found}) + '\n')


def main():
    program, total, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    rnd = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 2024)
    cases = []
    while len(cases) < total:
        system = System(rnd, (3, 6) if rnd.random() < 0.9 else (7, 12), ask=True, rows=(3, 10))
        expected = [system.solve()]
        for _ in range(rnd.randint(0, 2)):
            system.edit()
            expected.append(system.solve())
        run = subprocess.run([program], input='\n'.join(system.commands) + '\n', capture_output=True, text=True)
        solves = []
        for rows, block in zip(expected, run.stdout.split('E\n')):
            check = Check('case %d' % len(cases), system.domains, rows, block)
            check.run(True, set())
            if check.faults:
                sys.exit('%s: %s' % (check.label, check.faults))
            broken = sorted({c[0] for c in check.conflicts})
            best = Hierarchy(system.domains, [r for k, r in sorted(rows.items()) if k not in broken]).optima()
            solves.append({
                'broken': broken,
                'violations': {'%g' % p: float('%.9g' % max(best[p], 0)) for p in sorted(best, reverse=True)},
                'ambiguous': [v for v, _ in check.second_solutions]})
        cases.append((system.domains, steps(system, solves)))
    write(path, cases)
    print('%d cases' % len(cases))


if __name__ == '__main__':
    main()
