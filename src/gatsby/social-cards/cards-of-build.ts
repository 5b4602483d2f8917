import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import { readCards } from "./read-cards";
import { writeCards } from "./write-cards";

/** The cards of this build, from its first moment to its last. */
let work: { readonly drawn: Promise<number>; report: (status: string) => void } | undefined;

/**
 * Begins to draw what pages show where they are shared. Goes on beside the rest of the build.
 *
 * @param address host name written on the cards
 * @throws Error when the data cannot be queried
 */
export async function beginCards(graphql: CreatePagesArgs["graphql"], address: string): Promise<void> {
  const cards = await readCards(graphql);
  const drawn = writeCards(cards, {
    published: path.resolve("public"),
    ledger: path.resolve(".cache/social-cards.json"),
    address,
    progress: (done, total) => work?.report(`${done} sur ${total}`),
  });
  // Told where the cards are waited for, and not as an accident of whatever Gatsby is doing by then.
  drawn.catch(() => undefined);
  work = { drawn, report: () => undefined };
}

/** Waits for the cards. @throws Error that names the first one that could not be drawn */
export async function finishCards(reporter: Reporter): Promise<void> {
  if (!work) throw new Error("finishCards before beginCards.");
  const activity = reporter.activityTimer("images de partage");
  activity.start();
  work.report = (status) => activity.setStatus(status);
  activity.setStatus(`${await work.drawn} dessinées`);
  activity.end();
}
