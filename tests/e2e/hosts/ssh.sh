#!/bin/bash
# Stands in for ssh: runs what the server's key may, in $STAND_IN; call $BROKEN_CALL breaks off after $BROKEN_AFTER bytes.
case $1 in -l) shift 2 ;; --) shift ;; esac
export SSH_ORIGINAL_COMMAND="${*:2}" PATH="$PATH:/usr/sbin"
echo >> "$STAND_IN/calls"
[ "$(wc -l < "$STAND_IN/calls")" = "$BROKEN_CALL" ] || exec "$STAND_IN/key-command"
"$STAND_IN/key-command" < <(dd bs=1 count="$BROKEN_AFTER" status=none)
exit 255
