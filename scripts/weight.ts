/** `npm run weight`: lines and bytes of the code, room by room. */
import { runScript } from "./lib/script";
import { weigh } from "./lib/weight";

runScript(async () => {
  for (const [room, { lines, bytes }] of Object.entries(weigh()).sort(([, a], [, b]) => b.bytes - a.bytes))
    console.log(`${room} : ${lines} lignes, ${bytes} octets`);
});
