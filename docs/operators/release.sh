#!/bin/sh
# Installs a build of the dashboard, or returns to the previous one. The steps are in docs/deployment.md.
#
#   release.sh put DIST CONFIG TARGET [BASE]   copies DIST with this config.json to TARGET/current
#   release.sh back TARGET                     swaps TARGET/current and TARGET/previous
#
# DIST is dist/dashboard, CONFIG a config.json, TARGET a folder like /srv/trovi, BASE a path like /lab/catalogue/.
# Keeps only the two releases that are in use.
set -eu

fail() {
  echo "release.sh: $1" >&2
  exit 1
}

# Replaces the link in one step, so every request gets the old or the new release.
point() {
  ln -sfn "$2" "$1.new"
  mv -fT "$1.new" "$1"
}

put() {
  [ -f "$1/index.html" ] && [ -d "$1/assets" ] || fail "$1 is no built dashboard: npm run build"
  [ -f "$2" ] || fail "there is no file $2"
  case ${4:-/} in
    /*[!A-Za-z0-9._~/-]* | [!/]*) fail "$4 is no path that begins and ends with a slash" ;;
    */) ;;
    *) fail "$4 is no path that begins and ends with a slash" ;;
  esac
  mkdir -p "$3/releases"
  target=$(cd "$3" && pwd)
  release=releases/$(date -u +%Y%m%dT%H%M%SZ)-$$
  cp -R "$1" "$target/$release.part"
  cp "$2" "$target/$release.part/config.json"
  if [ -n "${4:-}" ]; then
    sed -i "s#<base href=\"[^\"]*\"#<base href=\"$4\"#" "$target/$release.part/index.html"
  fi
  chmod -R u=rwX,go=rX "$target/$release.part"
  mv "$target/$release.part" "$target/$release"
  before=$(readlink "$target/current" || true)
  if [ -n "$before" ]; then point "$target/previous" "$before"; fi
  point "$target/current" "$release"
  for old in "$target"/releases/*; do
    case $old in */"${before:-$release}" | */"$release") ;; *) rm -rf "$old" ;; esac
  done
  echo "$target/current is $release"
}

back() {
  now=$(readlink "$1/current" || true)
  before=$(readlink "$1/previous" || true)
  [ -n "$now" ] && [ -n "$before" ] || fail "there is no release to go back to in $1"
  point "$1/current" "$before"
  point "$1/previous" "$now"
  echo "$1/current is $before"
}

case "${1:-} $#" in
  "put 4" | "put 5") shift && put "$@" ;;
  "back 2") back "$2" ;;
  *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
esac
