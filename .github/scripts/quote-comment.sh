#!/usr/bin/env bash
# Makes a comment of what a branch's code wrote: `quote-comment.sh <file>`. GitHub shows it as code, a line behind four
# spaces, where it reads no markup, link or mention; but for the headings and for links to our own forms (SITE_URL).
set -euo pipefail

tr -d '\0\r' < "$1" | FORM="[Ouvrir le formulaire](<${SITE_URL%/}/admin#" awk '
  /^## Contrôle (du contenu|des pages)$/ { print "\n" $0 "\n"; next }
  index($0, ENVIRON["FORM"]) == 1 && substr($0, length(ENVIRON["FORM"]) + 1) ~ /^[!-;=?-~]*>\)$/ { print "\n" $0 "\n"; next }
  { print "    " $0 }'
