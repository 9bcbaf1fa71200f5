#!/bin/sh
# What the tests need besides Python and Node: PostgreSQL and Redis for many server processes, and
# Chromium for the page. Installed where they are missing.
set -eu
missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
[ -z "$missing" ] && exit 0
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
$as_root apt-get install --quiet --yes --no-install-recommends $missing ||
  { $as_root apt-get update --quiet && $as_root apt-get install --quiet --yes --no-install-recommends $missing; }
