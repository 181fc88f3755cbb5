"""Writes rows of made-up people as NDJSON: people.py COUNT > people.ndjson. The same count always results in the same rows."""

import json
import sys

FIRST = ["Ada", "Grace", "Katherine", "Mary", "Radia", "Barbara", "Frances", "Jean", "Karen", "Lynn", "유진", "Мария"]
LAST = ["Lovelace", "Hopper", "Johnson", "Keller", "Perlman", "Liskov", "Allen", "Bartik", "Jones", "Conway", "김", "حسن"]
ROLES = [
    "Wrote the first program",
    "Built the first compiler, and found a moth in a relay",
    "Calculated trajectories",
    "Taught computers and people",
    "Kept networks from going round in circles",
    "Said what a type may stand in for",
]


def person(number):
    return {
        "number": number,
        "name": f"{FIRST[number % 12]} {LAST[number // 12 % 12]} {number}",
        "role": ROLES[number % 6],
    }


if __name__ == "__main__":
    for number in range(1, int(sys.argv[1]) + 1):
        print(json.dumps(person(number), ensure_ascii=False))
