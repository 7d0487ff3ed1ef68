#!/bin/sh
# Starts the installed Headpin; headpin(1) lists its options. A running Headpin keeps the folder it was
# started from (postinst), so the folder is looked up only once, here.
set -eu
is_complete() {
  [ -x "$1/headpin" ] && [ -s "$1/resources/app.asar" ]
}

folder=$(readlink -f @HOME@/current || true)
# Its files may be damaged or missing: the version before is better than a dark lane.
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

# Variables of Electron, Node and Chromium that may open or write something. The program refuses them
# (src/options/foreign.ts), and a dark lane helps nobody.
for name in $(env | sed -n 's/^\([A-Za-z_][A-Za-z0-9_]*\)=.*/\1/p'); do
  case $name in
    @HARMLESS@) ;;
    @FOREIGN@) unset "$name" ;;
  esac
done

# A version that starts three times in a row without showing a board is replaced by the version before, until
# the next login. The count goes up here, before the start, and the program resets it
# (src/main/start/starts.ts), so that a version that hangs is counted as well. The version before is never
# counted, so that the two cannot alternate.
unset HEADPIN_STARTS HEADPIN_NOT_STARTED
if [ -d "${XDG_RUNTIME_DIR-}" ] && [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ]; then
  starts=$XDG_RUNTIME_DIR/headpin-starts
  build=${folder##*/}
  was='' count=''
  [ ! -e "$starts" ] || read -r was count <"$starts" || true
  case $was/$count in "$build"/[0-9]) ;; *) count=0 ;; esac
  if [ "$count" -ge 3 ] && [ "$before" != "$folder" ] && is_complete "$before"; then
    echo "Headpin $build was started $count times and showed no board: ${before##*/} is started in its place" >&2
    export HEADPIN_STARTS="$starts" HEADPIN_NOT_STARTED="$build"
    folder=$before
  elif { echo "$build $((count < 3 ? count + 1 : 3))" >"$starts.new" && mv -f "$starts.new" "$starts"; } 2>/dev/null; then
    # Nothing is counted where nothing can be written.
    export HEADPIN_STARTS="$starts"
  fi
  export HEADPIN_STARTER="$0"
fi
exec "$folder/headpin" -- "$@"
