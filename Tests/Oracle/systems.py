"""Random systems and edit scripts."""

COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, 0.5, -0.5, 1.5, -2]
PRIORITIES = [1000, 1000, 1000, 750, 250, 250, 500, 999, 50, 751]


class System:
    """The input of both programs: domains, active rows by number, and the commands that create them."""

    def __init__(self, rnd, size, ask, rows=None):
        self.rnd = rnd
        self.style = rnd.random()
        self.required = rnd.choice([0.15, 0.3, 0.3, 0.45])
        n = rnd.randint(*size)
        share = rnd.choice([0, 0.5, 0.5, 1])
        self.domains = ''.join('n' if rnd.random() < share else 'r' for _ in range(n))
        if self.style >= 0.5:
            self.domains = ''.join('rn'[i % 2] for i in range(n))
        self.rows = {}
        self.next_number = 0
        self.ask = ask
        self.commands = ['N ' + self.domains]
        rows = rows or ((n, 3 * n) if n > 12 else (max(2, n - 2), 25))
        for _ in range(rnd.randint(*rows)):
            self.add()

    def add(self):
        row = self.row()
        self.rows[self.next_number] = row
        relation, priority, constant, terms = row
        self.commands.append('C %s %g %r %d %s' % (
            relation, priority, constant, len(terms), ' '.join('%r %d' % t for t in terms)))
        self.next_number += 1

    def row(self):
        rnd, n = self.rnd, len(self.domains)
        if self.style < 0.5:
            k = min(n, rnd.choice([1, 1, 2, 2, 2, 3, 3, 4]))
            terms = [(float(rnd.choice(COEFFICIENTS)), v) for v in rnd.sample(range(n), k)]
        else:
            terms = self.layout_terms()
        relation = rnd.choice(['==', '==', '<=', '>='])
        priority = 1000 if rnd.random() < self.required else rnd.choice(PRIORITIES[3:])
        if self.style > 0.85:
            priority = rnd.choice([1000, 750, 250, 500])
        constant = rnd.choice([float(rnd.randint(-20, 100)), float(rnd.randint(0, 10)), rnd.randint(-40, 200) / 3])
        return relation, priority, constant, terms

    def layout_terms(self):
        rnd, m = self.rnd, len(self.domains) // 2
        i, j = rnd.randrange(m), rnd.randrange(m)
        x, w, y, h = 2 * i, 2 * i + 1, 2 * j, 2 * j + 1
        kind = rnd.random()
        if kind < 0.3:
            return [(1.0, w)]
        if kind < 0.4:
            return [(1.0, x)]
        if i == j:
            return [(1.0, x), (1.0, w)]
        if kind < 0.7:
            return [(1.0, y), (-1.0, x), (-1.0, w)]
        if kind < 0.85:
            return [(1.0, h), (-float(rnd.choice([1, 1, 2, 0.5])), w)]
        return [(1.0, y), (0.5, h), (-1.0, x), (-0.5, w)]

    def edit(self):
        rnd = self.rnd
        for _ in range(rnd.randint(1, 3)):
            r = rnd.random()
            if r >= 0.75 or not self.rows:
                self.add()
                continue
            k = rnd.choice(sorted(self.rows))
            relation, priority, constant, terms = self.rows[k]
            if r < 0.3:
                del self.rows[k]
                self.commands.append('R %d' % k)
            elif r < 0.65:
                constant = float(rnd.randint(-20, 100))
                self.rows[k] = (relation, priority, constant, terms)
                self.commands.append('K %d %r' % (k, constant))
            else:
                priority = rnd.choice([1000, 750, 250, 500])
                self.rows[k] = (relation, priority, constant, terms)
                self.commands.append('P %d %g' % (k, priority))

    def solve(self):
        """Adds a solve command, and returns the expected answer."""
        self.commands.append('T' if self.ask else 'F')
        return dict(self.rows)
