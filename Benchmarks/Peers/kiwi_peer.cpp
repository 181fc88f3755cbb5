// Times kiwi on one system: kiwi_peer NAME ORDER REPEATS
//
// Has the systems of SolverBenchmark except "column" and "labels", with the same sizes and orders. Inputs are edit
// variables, as usual with kiwi. Prints medians in microseconds of building (a new solver, every constraint, the first
// update), of a resize (suggestion and update) and of one change (half of removing the last constraint, adding it again,
// and updating), then the number of constraints and the last variable's value. The creation of the expressions is not
// measured.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "enaml.h"

using kiwi::Constraint;
using kiwi::Expression;
using kiwi::Term;
using kiwi::Variable;
using Clock = std::chrono::steady_clock;

static double since(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

static double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v[v.size() / 2];
}

struct View {
  Variable x, y, width, height;
};

struct Problem {
  std::vector<View> views;
  std::vector<Constraint> constraints;
  std::vector<Variable> inputs;
  Variable last;
  double size = 390;

  void equal(const Expression &e, double constant) { constraints.emplace_back(e - constant, kiwi::OP_EQ); }
  void atMost(const Expression &e, double constant, double strength = kiwi::strength::required) {
    constraints.emplace_back(e - constant, kiwi::OP_LE, strength);
  }
  void atLeast(const Expression &e, double constant, double strength = kiwi::strength::required) {
    constraints.emplace_back(e - constant, kiwi::OP_GE, strength);
  }
  View root() {
    View r = add();
    equal(r.x + 0.0, 0);
    equal(r.y + 0.0, 0);
    equal(r.height + 0.0, 844);
    inputs = {r.width};
    return r;
  }
  View add() {
    views.emplace_back();
    return views.back();
  }
};

static void rows(Problem &p, int n) {
  View root = p.root();
  for (int i = 0; i < n; i++) {
    View a = p.add();
    p.equal(a.x - root.x, 16);
    p.equal(a.x + a.width - root.x - root.width, -16);
    p.equal(a.y - root.y, 44.0 * i);
    p.equal(a.height + 0.0, 44);
  }
}

static void chain(Problem &p, int n) {
  p.size = 39.0 * n;
  View root = p.root(), first, before = root;
  for (int i = 0; i < n; i++) {
    View a = p.add();
    if (i == 0) {
      p.equal(a.x - root.x, 0);
      first = a;
    } else {
      p.equal(a.x - before.x - before.width, 8);
      p.equal(a.width - first.width, 0);
    }
    p.equal(a.y - root.y, 0);
    p.equal(a.height - root.height, 0);
    before = a;
  }
  p.equal(before.x + before.width - root.x - root.width, 0);
}

static void nest(Problem &p, int n) {
  p.size = 39000;
  View parent = p.root();
  for (int i = 0; i < n; i++) {
    View a = p.add();
    p.equal(a.x - parent.x, 1);
    p.equal(a.y - parent.y, 1);
    p.equal(a.x + a.width - parent.x - parent.width, -1);
    p.equal(a.y + a.height - parent.y - parent.height, -1);
    parent = a;
  }
}

static void intrinsic(Problem &p, View a, double width, double height) {
  const double resistance = kiwi::strength::create(0, 0, 750), hugging = kiwi::strength::create(0, 0, 250);
  p.atLeast(a.width + 0.0, width, resistance);
  p.atMost(a.width + 0.0, width, hugging);
  p.atLeast(a.height + 0.0, height, resistance);
  p.atMost(a.height + 0.0, height, hugging);
}

static void cells(Problem &p, int n) {
  View table = p.root(), previous;
  for (int i = 0; i < n; i++) {
    View cell = p.add(), icon = p.add(), title = p.add(), subtitle = p.add();
    p.equal(cell.x - table.x, 0);
    p.equal(cell.x + cell.width - table.x - table.width, 0);
    if (i == 0)
      p.equal(cell.y - table.y, 0);
    else
      p.equal(cell.y - previous.y - previous.height, 0);
    previous = cell;
    p.equal(icon.width + 0.0, 24);
    p.equal(icon.height + 0.0, 24);
    p.equal(icon.x - cell.x, 16);
    p.equal(icon.y + 0.5 * icon.height - cell.y - 0.5 * cell.height, 0);
    p.equal(title.x - icon.x - icon.width, 12);
    p.atMost(title.x + title.width - cell.x - cell.width, -16);
    p.equal(title.y - cell.y, 8);
    p.equal(subtitle.x - title.x, 0);
    p.atMost(subtitle.x + subtitle.width - cell.x - cell.width, -16);
    p.equal(subtitle.y - title.y - title.height, 2);
    p.equal(subtitle.y + subtitle.height - cell.y - cell.height, -8);
    intrinsic(p, title, 120 + i * 37 % 300, 20);
    intrinsic(p, subtitle, 180 + i * 53 % 300, 16);
  }
}

// Returns a strength by its name in kiwi's benchmark.
static double strengthNamed(const std::string &name) {
  if (name == "required") return kiwi::strength::required;
  if (name == "strong") return kiwi::strength::strong;
  if (name == "wide") return kiwi::strength::create(0, 100, 0);
  if (name == "gap") return kiwi::strength::create(0, 1, 0, 1.25);
  return name == "medium" ? kiwi::strength::medium : kiwi::strength::weak;
}

static void enaml(Problem &p) {
  p.size = 400;
  std::map<std::string, Variable> names;
  p.inputs = {names["width"], names["height"]};
  std::istringstream text(enamlText);
  for (std::string line; std::getline(text, line);) {
    std::istringstream words(line);
    Expression e;
    std::string word;
    while (words >> word && word.find('*') != std::string::npos) {
      size_t star = word.find('*');
      p.last = names[word.substr(star + 1)];
      e = e + Term(p.last, std::stod(word.substr(0, star)));
    }
    std::string constant, strength;
    words >> constant >> strength;
    auto op = word == "==" ? kiwi::OP_EQ : word == ">=" ? kiwi::OP_GE : kiwi::OP_LE;
    p.constraints.emplace_back(e - std::stod(constant), op, strengthNamed(strength));
  }
}

// Shuffles as SolverBenchmark does.
static uint64_t randomBits(uint64_t &state) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return state ^ (state >> 31);
}

static void order(std::vector<Constraint> &c, const std::string &how) {
  if (how == "reversed") std::reverse(c.begin(), c.end());
  if (how != "shuffled") return;
  uint64_t state = 1;
  for (size_t i = c.size(); i > 1; i--) std::swap(c[i - 1], c[randomBits(state) % i]);
}

// Adds and removes an optional constraint on the last view, or changes a constraint after another was rejected.
static double edits(kiwi::Solver &solver, Problem &p, const std::string &edit) {
  if (edit == "conflict") {
    try {
      solver.addConstraint(Constraint(p.views[p.views.size() - 2].width - 100000.0, kiwi::OP_EQ));
    } catch (const kiwi::UnsatisfiableConstraint &) {
    }
    solver.updateVariables();
  }
  const Constraint c = edit == "conflict"
                           ? p.constraints.back()
                           : Constraint(p.views.back().width - 50.0, kiwi::OP_GE, kiwi::strength::medium);
  auto start = Clock::now();
  for (int i = 0; i < 10; i++) {
    if (edit == "optional") solver.addConstraint(c);
    if (edit == "conflict") solver.removeConstraint(c);
    solver.updateVariables();
    if (edit == "optional") solver.removeConstraint(c);
    if (edit == "conflict") solver.addConstraint(c);
    solver.updateVariables();
  }
  return since(start) / 20;
}

int main(int argc, char **argv) {
  if (argc != 4 && argc != 5) return fprintf(stderr, "usage: kiwi_peer NAME ORDER REPEATS [optional|conflict]\n"), 2;
  std::string name = argv[1], how = argv[2];
  std::vector<double> builds, resizes, changes;
  size_t count = 0;
  double last = 0;
  for (int r = 0; r < atoi(argv[3]); r++) {
    auto p = std::make_unique<Problem>();
    size_t digits = name.find_first_of("0123456789");
    int n = digits == std::string::npos ? 0 : atoi(name.c_str() + digits);
    p->views.reserve(4 * n + 1);
    if (name[0] == 'r') rows(*p, n);
    if (name[0] == 'n') nest(*p, n);
    if (name.rfind("ch", 0) == 0) chain(*p, n);
    if (name.rfind("ce", 0) == 0) cells(*p, n);
    if (name == "enaml") enaml(*p);
    order(p->constraints, how);
    count = p->constraints.size() + p->inputs.size();

    auto start = Clock::now();
    auto solver = std::make_unique<kiwi::Solver>();
    for (size_t k = 0; k < p->inputs.size(); k++) {
      solver->addEditVariable(p->inputs[k], kiwi::strength::strong);
      solver->suggestValue(p->inputs[k], k == 0 ? p->size : 600);
    }
    for (const auto &c : p->constraints) solver->addConstraint(c);
    solver->updateVariables();
    builds.push_back(since(start));
    if (argc == 5) {
      changes.push_back(edits(*solver, *p, argv[4]));
      continue;
    }

    std::vector<double> tens;
    for (int ten = 0; ten < 10; ten++) {
      start = Clock::now();
      for (int i = ten * 10; i < ten * 10 + 10; i++) {
        for (size_t k = 0; k < p->inputs.size(); k++)
          solver->suggestValue(p->inputs[k], (k == 0 ? p->size : 600) + 1 + i * 7 % 100);
        solver->updateVariables();
      }
      tens.push_back(since(start) / 10);
    }
    resizes.push_back(median(tens));

    start = Clock::now();
    const Constraint &c = p->constraints.back();
    for (int i = 0; i < 10; i++) {
      solver->removeConstraint(c);
      solver->updateVariables();
      solver->addConstraint(c);
      solver->updateVariables();
    }
    changes.push_back(since(start) / 20);
    last = (p->views.empty() ? p->last : p->views.back().width).value();
  }
  if (argc == 5) return printf("%.4f\n", median(changes)), 0;
  printf("%.4f %.4f %.4f %zu %.10g\n", median(builds), median(resizes), median(changes), count, last);
}
