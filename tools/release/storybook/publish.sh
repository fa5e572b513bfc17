#!/bin/sh
# publish.sh FOLDER VERSION: puts the built Storybook into a folder that any static host can serve. `main/` is replaced, and
# each release of the kit stays in a folder of its version. The policy is in _headers, and in each page for hosts that
# let nobody set headers. Storybook needs inline scripts and styles, and `eval` for its controls; nothing comes from
# elsewhere but stock photos.
set -eu
here=$(dirname "$0")
folder=$1
version=$2
case $version in
main) ;;
*/* | [!0-9]* | '') echo "“$version” is neither main nor a version such as 1.2.3." >&2 && exit 1 ;;
esac
rm -rf "${folder:?}/$version"
cp -R "$here/../../../storybook-static" "$folder/$version"
cp "$here/_headers" "$here/robots.txt" "$folder"
policy=$(sed -n 's/^ *Content-Security-Policy: //p' "$here/_headers")
meta="<meta name=\"robots\" content=\"noindex\"><meta http-equiv=\"Content-Security-Policy\" content=\"$policy\">"
find "$folder/$version" -name '*.html' -exec sed -i "s|<head>|<head>$meta|" {} +
{
  echo "<!doctype html><html lang=\"en\"><head>$meta<meta charset=\"utf-8\"><title>Storybook</title></head><body><h1>Storybook of the kit</h1><ul>"
  (cd "$folder" && printf '%s\n' */) | sort -rV | sed 's|\(.*\)/|<li><a href="\1/">\1</a></li>|'
  echo "</ul></body></html>"
} > "$folder/index.html"
touch "$folder/.nojekyll"
