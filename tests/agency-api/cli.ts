/**
 * The stand-in agency API on its own:
 *   tsx tests/agency-api/cli.ts --port 8901 --store DIR [--host 127.0.0.1] [--posts N] [--mood ok] [--control]
 */
import { parseArgs } from "node:util";
import { moods } from "./moods";
import { createStandIn } from "./stand-in";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8901" },
      host: { type: "string", default: "127.0.0.1" },
      store: { type: "string" },
      posts: { type: "string", default: "0" },
      mood: { type: "string", default: "ok" },
      control: { type: "boolean", default: false },
    },
  });
  const mood = moods.find((known) => known === values.mood);
  if (mood === undefined) throw new Error(`--mood ${values.mood} : choisissez parmi ${moods.join(", ")}.`);
  if (values.store === undefined) throw new Error("--store : indiquez le dossier où garder les demandes.");
  const port = wholeNumber("--port", values.port);
  const postCount = wholeNumber("--posts", values.posts);

  const standIn = createStandIn({ storeDir: values.store, postCount, mood, control: values.control });
  const address = await standIn.listen(port, values.host);
  console.log(`API de remplacement : ${address} (demandes gardées dans ${values.store})`);

  const stop = (): void => {
    standIn.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

function wholeNumber(option: string, value: string): number {
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new Error(`${option} ${value} : un nombre entier est attendu.`);
}

main().catch((error: unknown) => {
  const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const message = error instanceof Error ? error.message : String(error);
  console.error(taken ? `Ce port est déjà pris ; donnez-en un autre avec --port. (${message})` : message);
  process.exitCode = 1;
});
