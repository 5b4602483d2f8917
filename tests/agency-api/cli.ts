/** The stand-in agency API in a process of its own: `tsx tests/agency-api/cli.ts --store DIR [--port 8901]`. */
import { parseArgs } from "node:util";
import { createStandIn } from "./stand-in";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "8901" }, store: { type: "string" } },
  });
  if (values.store === undefined) throw new Error("--store : indiquez le dossier où garder les demandes.");
  const address = await createStandIn({ storeDir: values.store }).listen(Number(values.port));
  console.log(`API de remplacement : ${address} (demandes gardées dans ${values.store})`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
