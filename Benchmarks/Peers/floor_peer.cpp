// Measures a lower bound for solvers: floor_peer NAME REPEATS
//
// Stores equalities in compressed rows, solves each as soon as it has only one unknown, and records the order for
// resizes. There are no inequalities, priorities, edits or errors, so the time is about that of reading the numbers once.
// Prints the medians, in microseconds, of building with the first propagation, and of a resize.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

using Clock = std::chrono::steady_clock;

static double since(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

static double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v[v.size() / 2];
}

struct Term {
  int variable;
  double coefficient;
};

struct Equalities {
  std::vector<int> starts{0};
  std::vector<Term> terms;
  std::vector<double> constants;
  int variables = 0;

  void add(std::initializer_list<Term> row, double constant) {
    terms.insert(terms.end(), row.begin(), row.end());
    starts.push_back(int(terms.size()));
    constants.push_back(constant);
  }
};

// Variables of view i are 4i … 4i + 3: x, y, width, height. View 0 is the root; its width is the input.
static void root(Equalities &e, int views) {
  e.variables = 4 * (views + 1);
  e.add({{0, 1}}, 0);
  e.add({{1, 1}}, 0);
  e.add({{3, 1}}, 844);
}

static void rows(Equalities &e, int n) {
  root(e, n);
  for (int i = 0; i < n; i++) {
    int a = 4 * (i + 1);
    e.add({{a, 1}, {0, -1}}, 16);
    e.add({{a, 1}, {a + 2, 1}, {0, -1}, {2, -1}}, -16);
    e.add({{a + 1, 1}, {1, -1}}, 44.0 * i);
    e.add({{a + 3, 1}}, 44);
  }
}

static void nest(Equalities &e, int n) {
  root(e, n);
  for (int i = 0; i < n; i++) {
    int a = 4 * (i + 1), p = 4 * i;
    e.add({{a, 1}, {p, -1}}, 1);
    e.add({{a + 1, 1}, {p + 1, -1}}, 1);
    e.add({{a, 1}, {a + 2, 1}, {p, -1}, {p + 2, -1}}, -1);
    e.add({{a + 1, 1}, {a + 3, 1}, {p + 1, -1}, {p + 3, -1}}, -1);
  }
}

struct Step {
  int row, position;
};

struct Propagation {
  std::vector<double> values;
  std::vector<Step> plan;

  void evaluate(const Equalities &e, Step s) {
    double rest = e.constants[s.row];
    for (int k = e.starts[s.row]; k < e.starts[s.row + 1]; k++)
      if (k != s.position) rest -= e.terms[k].coefficient * values[e.terms[k].variable];
    values[e.terms[s.position].variable] = rest / e.terms[s.position].coefficient;
  }

  void solve(const Equalities &e, double width) {
    int n = int(e.constants.size());
    values.assign(e.variables, 0);
    std::vector<int> unknowns(n), heads(e.variables + 1, 0), rowsOf(e.terms.size()), queue;
    std::vector<char> known(e.variables, 0);
    for (const Term &t : e.terms) heads[t.variable + 1]++;
    for (int v = 0; v < e.variables; v++) heads[v + 1] += heads[v];
    std::vector<int> next(heads.begin(), heads.end() - 1);
    for (int r = 0; r < n; r++)
      for (int k = e.starts[r]; k < e.starts[r + 1]; k++) rowsOf[next[e.terms[k].variable]++] = r;
    queue.reserve(n);
    plan.reserve(n);
    auto learn = [&](int v) {
      known[v] = 1;
      for (int k = heads[v]; k < heads[v + 1]; k++)
        if (--unknowns[rowsOf[k]] == 1) queue.push_back(rowsOf[k]);
    };
    for (int r = 0; r < n; r++)
      if ((unknowns[r] = e.starts[r + 1] - e.starts[r]) == 1) queue.push_back(r);
    values[2] = width;
    learn(2);
    while (!queue.empty()) {
      int r = queue.back();
      queue.pop_back();
      int position = -1;
      double rest = e.constants[r];
      for (int k = e.starts[r]; k < e.starts[r + 1]; k++) {
        const Term &t = e.terms[k];
        if (known[t.variable])
          rest -= t.coefficient * values[t.variable];
        else
          position = k;
      }
      if (position < 0) continue;
      plan.push_back({r, position});
      values[e.terms[position].variable] = rest / e.terms[position].coefficient;
      learn(e.terms[position].variable);
    }
  }

  void resize(const Equalities &e, double width) {
    values[2] = width;
    for (const Step &s : plan) evaluate(e, s);
  }
};

int main(int argc, char **argv) {
  if (argc != 3) return fprintf(stderr, "usage: floor_peer rowsN|nestN REPEATS\n"), 2;
  std::string name = argv[1];
  int n = atoi(name.c_str() + 4);
  std::vector<double> builds, resizes;
  double last = 0;
  for (int r = 0; r < atoi(argv[2]); r++) {
    auto start = Clock::now();
    Equalities e;
    name[0] == 'r' ? rows(e, n) : nest(e, n);
    Propagation p;
    p.solve(e, 390);
    builds.push_back(since(start));
    start = Clock::now();
    for (int i = 0; i < 10; i++) p.resize(e, 391 + i);
    resizes.push_back(since(start) / 10);
    last = p.values[p.values.size() - 2];
  }
  printf("%.4f %.4f %.10g\n", median(builds), median(resizes), last);
}
