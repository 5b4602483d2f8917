#!/usr/bin/env bash
# Publishes a built site as a preview on Netlify or Cloudflare Pages and prints its address: `publish-preview.sh <site> <name>`.
# The branch's code made the site: it is looked at as a tree of files, and only sent.
set -euo pipefail

site=$1 name=$2
tools=$(cd "$(dirname "$0")/../deploy" && pwd)

# A link could lead to a file of this machine, and Cloudflare runs a _worker.js.
if [ -n "$(find "$site" ! -type f ! -type d -o -name _worker.js)" ]; then
  echo "::error title=Aperçu refusé::Un lien symbolique ou un _worker.js n’a pas sa place dans le site." >&2
  exit 1
fi
# Tests build with a SITE_URL, hence for search engines (src/shared/site-url.ts): a header keeps them away, alone, since any
# rule of the branch's own could take it back.
printf '/*\n  X-Robots-Tag: noindex\n' > "$site/_headers"

case "$DEPLOY_TO" in
  netlify)
    "$(dirname "$0")/force-redirects.sh" "$site"
    "$tools/netlify/node_modules/.bin/netlify" deploy --no-build --dir="$site" --alias="$name" --json | jq -er .deploy_url
    ;;
  cloudflare)
    # The last one that it prints is the branch's, which stays the same from push to push.
    "$tools/cloudflare/node_modules/.bin/wrangler" pages deploy "$site" --project-name="$CLOUDFLARE_PROJECT" --branch="$name" |
      tee /dev/stderr | grep -o 'https://[^ ]*\.pages\.dev' | tail -n 1
    ;;
esac
