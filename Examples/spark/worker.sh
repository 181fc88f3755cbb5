#!/bin/sh
# What Spark pipes each partition through: a worker. The one that is first to make the folder $SABOTAGE loses its
# reader after 25 pictures and is killed, as happens to machines; Spark then tries its partition again.
set -u
if mkdir "$SABOTAGE" 2>/dev/null; then
  "$HEADFRAME" worker | head -n 25
  kill -KILL $$
fi
exec "$HEADFRAME" worker
