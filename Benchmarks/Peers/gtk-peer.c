// Times GTK 4's constraint layout on the systems of LayoutBenchmark.
//
// Reads the name of a system per line, "rows100" or "form100", and answers with the microseconds of building (widgets,
// constraints, the first measurement and allocation) and of a resize (measurement and allocation at another width).
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  GtkWidget parent;
} Host;
typedef struct {
  GtkWidgetClass parent;
} HostClass;
G_DEFINE_TYPE(Host, host, GTK_TYPE_WIDGET)

static void host_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(host_parent_class)->dispose(object);
}
static void host_class_init(HostClass *class) {
  G_OBJECT_CLASS(class)->dispose = host_dispose;
  gtk_widget_class_set_layout_manager_type(GTK_WIDGET_CLASS(class), GTK_TYPE_CONSTRAINT_LAYOUT);
}
static void host_init(Host *host) { (void)host; }

// Relates attributes of two widgets; NULL is the host itself.
static void relate(GtkWidget *host, GtkWidget *a, GtkConstraintAttribute of, GtkConstraintRelation relation, GtkWidget *b,
                   GtkConstraintAttribute to, double constant) {
  GtkConstraintLayout *layout = GTK_CONSTRAINT_LAYOUT(gtk_widget_get_layout_manager(host));
  gtk_constraint_layout_add_constraint(
      layout, gtk_constraint_new(a, of, relation, b, to, 1, constant, GTK_CONSTRAINT_STRENGTH_REQUIRED));
}

static void fix(GtkWidget *host, GtkWidget *a, GtkConstraintAttribute of, double constant) {
  GtkConstraintLayout *layout = GTK_CONSTRAINT_LAYOUT(gtk_widget_get_layout_manager(host));
  gtk_constraint_layout_add_constraint(
      layout, gtk_constraint_new_constant(a, of, GTK_CONSTRAINT_RELATION_EQ, constant, GTK_CONSTRAINT_STRENGTH_REQUIRED));
}

static GtkWidget *leaf(GtkWidget *host, int width, int height) {
  GtkWidget *area = gtk_drawing_area_new();
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), width);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), height);
  gtk_widget_set_parent(area, host);
  return area;
}

#define EQUAL GTK_CONSTRAINT_RELATION_EQ
#define LEFT GTK_CONSTRAINT_ATTRIBUTE_LEFT
#define RIGHT GTK_CONSTRAINT_ATTRIBUTE_RIGHT
#define TOP GTK_CONSTRAINT_ATTRIBUTE_TOP
#define BOTTOM GTK_CONSTRAINT_ATTRIBUTE_BOTTOM
#define HEIGHT GTK_CONSTRAINT_ATTRIBUTE_HEIGHT
#define CENTER_Y GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y

static void rows(GtkWidget *host, int n) {
  for (int i = 0; i < n; i++) {
    GtkWidget *row = leaf(host, 10, 10);
    relate(host, row, LEFT, EQUAL, NULL, LEFT, 16);
    relate(host, row, RIGHT, EQUAL, NULL, RIGHT, -16);
    relate(host, row, TOP, EQUAL, NULL, TOP, 44 * i);
    fix(host, row, HEIGHT, 44);
  }
}

static void form(GtkWidget *host, int n) {
  GtkWidget *previous = NULL, *first = NULL;
  for (int i = 0; i < n; i++) {
    GtkWidget *label = leaf(host, 60 + (i * 37) % 60, 20), *field = leaf(host, 120, 24);
    relate(host, label, LEFT, EQUAL, NULL, LEFT, 16);
    relate(host, field, LEFT, GTK_CONSTRAINT_RELATION_GE, label, RIGHT, 8);
    if (first) relate(host, field, LEFT, EQUAL, first, LEFT, 0);
    if (!first) first = field;
    relate(host, field, RIGHT, EQUAL, NULL, RIGHT, -16);
    relate(host, field, TOP, EQUAL, previous, previous ? BOTTOM : TOP, 8);
    relate(host, label, CENTER_Y, EQUAL, field, CENTER_Y, 0);
    fix(host, field, HEIGHT, 24);
    previous = field;
  }
}

static void lay_out(GtkWidget *host, int width, int height) {
  int least, natural;
  gtk_widget_measure(host, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_measure(host, GTK_ORIENTATION_VERTICAL, width > least ? width : least, &least, &natural, NULL, NULL);
  gtk_widget_allocate(host, width, height, -1, NULL);
}

static void run(const char *name) {
  enum { resizes = 20 };
  int n = atoi(name + 4);
  gint64 start = g_get_monotonic_time();
  GtkWidget *window = gtk_window_new();
  GtkWidget *host = g_object_new(host_get_type(), NULL);
  gtk_window_set_child(GTK_WINDOW(window), host);
  if (!strncmp(name, "rows", 4)) rows(host, n);
  else form(host, n);
  lay_out(host, 390, 5000);
  gint64 built = g_get_monotonic_time();
  for (int i = 0; i < resizes; i++) {
    gtk_widget_queue_resize(host);
    lay_out(host, 391 + i, 5000);
  }
  gint64 resized = g_get_monotonic_time();
  printf("%.1f %.1f %d\n", (double)(built - start), (double)(resized - built) / resizes,
         gtk_widget_get_width(gtk_widget_get_last_child(host)));
  fflush(stdout);
  gtk_window_destroy(GTK_WINDOW(window));
  while (g_main_context_iteration(NULL, FALSE)) {
  }
}

int main(void) {
  char line[64];
  if (!gtk_init_check()) return fprintf(stderr, "gtk-peer: no display; run it under xvfb-run\n"), 2;
  while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4)) run(line);
  return 0;
}
