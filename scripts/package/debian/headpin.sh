#!/bin/sh
# Starts the Headpin that is installed now; options as in headpin(1). A running Headpin keeps the folder it was
# started from (postinst), so the folder is looked up here, once.
set -eu
current=$(readlink -f @HOME@/current)
case ${1-} in
  --version)
    printf 'Headpin %s\n' "$(cat "$current/headpin-version")"
    exit 0
    ;;
  --check)
    shift
    exec "$current/check/node" "$current/check/check.mjs" "$@"
    ;;
  --) shift ;;
esac
if [ "$(id -u)" = 0 ]; then
  case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    es*) echo @NOT_AS_ROOT_ES@ ;;
    ko*) echo @NOT_AS_ROOT_KO@ ;;
    de*) echo @NOT_AS_ROOT_DE@ ;;
    *) echo @NOT_AS_ROOT_EN@ ;;
  esac >&2
  exit 2
fi
exec "$current/headpin" -- "$@"
