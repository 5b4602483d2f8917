import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ContactMessage, ContestEntry, QuoteRequest } from "../../../src/agency-api/contract";
import { isAgencyApiError, type AgencyApiError } from "../../../src/agency-api/client";
import { createStandIn, type StandIn, type StandInOptions } from "../../agency-api/stand-in";

export const message: ContactMessage = {
  name: "Camille Renard",
  email: "camille@exemple.example",
  phone: "0465710000",
  message: "Bonjour, nous cherchons à refaire notre site.",
};
export const quote: QuoteRequest = {
  name: "Camille Renard",
  email: "camille@exemple.example",
  project_description: "Un outil de planning pour douze techniciens.",
};
export const entry: ContestEntry = {
  lastName: "Renard",
  firstName: "Camille",
  email: "camille@exemple.example",
  phone: "04 65 71 00 00",
  project: "Un site pour présenter nos ateliers de poterie.",
};

/** A folder of its own for one test file, removed by `removeFolders`. */
const folders: string[] = [];
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "agency-api-"));
  folders.push(folder);
  return folder;
}
export function removeFolders(): void {
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}

/** A stand-in on a free port. */
export async function startStandIn(
  options: Partial<StandInOptions> = {},
): Promise<{ standIn: StandIn; address: string }> {
  const standIn = createStandIn({ storeDir: makeFolder(), ...options });
  return { standIn, address: await standIn.listen(0) };
}

/** The AgencyApiError a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<AgencyApiError> {
  const outcome: unknown = await call.then(
    () => "the call succeeded",
    (error: unknown) => error,
  );
  if (isAgencyApiError(outcome)) return outcome;
  throw new Error(`Expected an AgencyApiError, got: ${String(outcome)}`);
}
