"""The reference: a constraint hierarchy as a lexicographic sequence of linear programs, solved by HiGHS."""
import highspy
import numpy as np

INF = highspy.kHighsInf
STATUS = highspy.HighsModelStatus
DEFINITE = (STATUS.kOptimal, STATUS.kInfeasible, STATUS.kUnbounded, STATUS.kUnboundedOrInfeasible)
# A warm start sometimes ends with the status unknown. Each alternative is a cold start with another method.
FALLBACKS = ({}, {'simplex_strategy': 4}, {'presolve': 'on'}, {'solver': 'ipm'})
TOLERANCE = 1e-7
# Far below the tolerance of every comparison, and above the rounding of sums.
ZERO = 1e-9


def violation(row, x):
    relation, _, constant, terms = row
    s = sum(a * x[v] for a, v in terms) - constant
    return abs(s) if relation == '==' else max(0.0, s) if relation == '<=' else max(0.0, -s)


class Hierarchy:
    """Rows are (relation, priority, constant, [(coefficient, variable)]); priority 1000 is required."""

    def __init__(self, domains, rows):
        self.count = len(domains)
        self.levels = {}
        columns = self.count
        lower = [0.0 if d == 'n' else -INF for d in domains]
        starts, indices, values, low, high = [], [], [], [], []
        for relation, priority, constant, terms in rows:
            starts.append(len(indices))
            merged = {}
            for a, v in terms:
                merged[v] = merged.get(v, 0.0) + a
            for v, a in merged.items():
                if a:
                    indices.append(v)
                    values.append(a)
            if priority < 1000:
                for sign in ((-1.0,) if relation == '<=' else (1.0,) if relation == '>=' else (-1.0, 1.0)):
                    indices.append(columns)
                    values.append(sign)
                    lower.append(0.0)
                    self.levels.setdefault(priority, []).append(columns)
                    columns += 1
            low.append(-INF if relation == '<=' else constant)
            high.append(INF if relation == '>=' else constant)
        starts.append(len(indices))
        lp = highspy.HighsLp()
        lp.num_col_ = columns
        lp.num_row_ = len(rows)
        lp.col_cost_ = np.zeros(columns)
        lp.col_lower_ = np.array(lower, dtype=float)
        lp.col_upper_ = np.full(columns, INF)
        lp.row_lower_ = np.array(low, dtype=float)
        lp.row_upper_ = np.array(high, dtype=float)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.array(starts, dtype=np.int32)
        lp.a_matrix_.index_ = np.array(indices, dtype=np.int32)
        lp.a_matrix_.value_ = np.array(values, dtype=float)
        self.lp = lp
        self.highs = highspy.Highs()
        self.highs.silent()
        self.highs.setOptionValue('threads', 1)
        # HiGHS's postsolve of duplicate columns can return duals of the wrong face.
        self.highs.setOptionValue('presolve', 'off')
        self.highs.passModel(lp)
        self.columns = columns
        self.lower = lower
        self.upper = [INF] * columns
        self.low, self.high = low, high
        self.cost = []

    def _run(self, cost):
        for j in self.cost:
            self.highs.changeColCost(j, 0.0)
        self.cost = list(cost)
        for j in cost:
            self.highs.changeColCost(j, cost[j])
        self.highs.run()
        for options in FALLBACKS:
            if self.highs.getModelStatus() in DEFINITE:
                break
            self.highs.clearSolver()
            kept = {name: self.highs.getOptionValue(name)[1] for name in options}
            for name, value in options.items():
                self.highs.setOptionValue(name, value)
            self.highs.run()
            for name, value in kept.items():
                self.highs.setOptionValue(name, value)
        else:
            raise ArithmeticError('HiGHS returns no definite status, even with all fallbacks')
        return self.highs.getModelStatus() == STATUS.kOptimal

    def is_feasible(self):
        return self._run({})

    def is_feasible_without(self, row):
        self.highs.changeRowBounds(row, -INF, INF)
        feasible = self._run({})
        self.highs.changeRowBounds(row, self.low[row], self.high[row])
        return feasible

    def optima(self, attained=None):
        """Returns the minimum violation of each level given the minima of the higher ones, or None for a conflict.

        Only required rows conflict. `attained` has the sums of violations of a solution that satisfies them. A level
        whose sum is 0 needs no linear program, since no sum is less. The caller compares the sums of the higher levels.
        """
        found = {}
        if not self.levels:
            return found if self._run({}) else None
        for priority in sorted(self.levels, reverse=True):
            level = self.levels[priority]
            if attained and attained[priority] <= ZERO:
                found[priority] = 0.0
                for j in level:
                    self._fix(j, 0.0)
                continue
            if not self._run({j: 1.0 for j in level}):
                return None
            found[priority] = self.highs.getInfo().objective_function_value
            self._fix_optimal_face()
        return found

    def _fix(self, column, value):
        self.lower[column] = self.upper[column] = value
        self.highs.changeColBounds(column, value, value)

    def _fix_optimal_face(self):
        # Complementary slackness: columns and rows with a nonzero dual are fixed; nothing is relaxed by a tolerance.
        solution = self.highs.getSolution()
        for j, d in enumerate(solution.col_dual):
            if abs(d) > TOLERANCE and self.upper[j] != self.lower[j]:
                self._fix(j, self.lower[j] if d > 0 else self.upper[j])
        for i, d in enumerate(solution.row_dual):
            if abs(d) > TOLERANCE and self.low[i] != self.high[i]:
                value = self.low[i] if d > 0 else self.high[i]
                self.low[i] = self.high[i] = value
                self.highs.changeRowBounds(i, value, value)

    def spread(self, v):
        """Returns the range of a variable over the optimal face. Call after optima()."""
        ends = []
        for sign in (1.0, -1.0):
            if not self._run({v: sign}):
                return INF
            ends.append(sign * self.highs.getInfo().objective_function_value)
        return ends[1] - ends[0]
