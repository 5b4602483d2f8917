import path from "node:path";
import type { Facts } from "../../shared/facts/facts";
import { readFacts } from "../../shared/facts/read-facts";

const root = path.resolve("content");
let facts: Facts | undefined;
let lastSeen = "";

/** The facts of the content that is built, as in its files at the moment. */
export const factsOfContent = {
  current: (): Facts => (facts ??= readFacts(root)),
  /** Reads the files again. @returns whether any fact changed since the last time; the first time, that is so */
  renew(): boolean {
    facts = readFacts(root);
    const seen = JSON.stringify([...facts.byKey, ...facts.delays]);
    const isChanged = seen !== lastSeen;
    lastSeen = seen;
    return isChanged;
  },
};
