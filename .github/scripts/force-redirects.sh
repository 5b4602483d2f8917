#!/usr/bin/env bash
# Makes a built site ready for Netlify: `force-redirects.sh <site>`. Netlify prefers the document at an old address, which is
# there for hosts without rules, unless a "!" forces the redirect; Cloudflare Pages refuses the "!".
sed -i.bak 's|^/.* 301$|&!|' "$1/_redirects" && rm "$1/_redirects.bak"
