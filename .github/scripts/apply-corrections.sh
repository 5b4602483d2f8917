#!/usr/bin/env bash
# Applies what `npm run content:fix` has corrected: `apply-corrections.sh <patch>`. Foreign code ran where the patch was
# made: it may only change texts of the content that are there, never add, remove, rename, link or make executable.
set -euo pipefail

git apply --index "$1"
changes=$(git -c core.quotePath=false diff --cached --raw --no-renames)
if LC_ALL=C grep -avP '^:100644 100644 \w+ \w+ M\tcontent/(?!schemas/)[^\t"]+\.(json|md)$' <<< "$changes"; then
  echo "::error title=Corrections refusées::Elles ne se limitent pas aux textes de content/."
  exit 1
fi
