#!/bin/sh
# Starts the Headpin that is installed now; options as in headpin(1). A running Headpin keeps the folder it was
# started from (postinst), so the folder is looked up here, once.
set -eu
is_complete() {
  [ -x "$1/headpin" ] && [ -s "$1/resources/app.asar" ]
}

folder=$(readlink -f @HOME@/current || true)
# Its files may be damaged or gone: rather the version before than a dark lane.
before=$(readlink -f @HOME@/previous || true)
if ! is_complete "$folder" && is_complete "$before"; then folder=$before; fi
case ${1-} in
  --version)
    printf 'Headpin %s\n' "$(cat "$folder/headpin-version")"
    exit 0
    ;;
  --check)
    shift
    exec "$folder/check/node" "$folder/check/check.mjs" "$@"
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
exec "$folder/headpin" -- "$@"
