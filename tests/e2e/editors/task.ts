import { toSlug } from "../../../src/shared/slug";
import type { DocPage } from "./doc-page";
import type { ProjectCopy } from "./project-copy";
import type { PublishedSite } from "./published-site";

/** A page of `docs/` for editors, done in a copy of the project. */
export interface Task {
  /** Its steps, up to the point where the content is in order. @throws Error when a step does not do what it says */
  follow(project: ProjectCopy, page: DocPage): void | Promise<void>;
  /** What the built site must show of it. */
  published(site: PublishedSite, page: DocPage): void | Promise<void>;
}

/** What the check answers when nothing is left to do. */
export const inOrder = "Le contenu est en ordre : aucune erreur, aucun avertissement.";

/** Runs the check that the page names. @returns its answer @throws Error unless there is nothing to correct */
export function checkInOrder(project: ProjectCopy, page: DocPage): string {
  const said = project.run(page.command("npm run content:check"));
  if (!said.includes(inOrder)) throw new Error(`the check has more to say:\n${said}`);
  return said;
}

/** Runs a command that must fail. @throws Error unless it does, with the message that the page explains */
export function expectRefusal(project: ProjectCopy, command: string, message: string): void {
  const { code, text } = project.try(command);
  if (code !== 1 || !text.includes(message))
    throw new Error(`« ${command} » ended with ${code}, not with « ${message} »:\n${text}`);
}

/** Sets values of parsed JSON by path, as in `sectors.0.title`. @throws Error for one that is not there yet */
export function fillIn(data: unknown, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const keys = name.split(".");
    const last = keys.pop() ?? "";
    const inside = keys.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      data,
    ) as Record<string, unknown> | undefined;
    if (inside?.[last] === undefined) throw new Error(`no field ${name}`);
    inside[last] = value;
  }
}

/** The name between quotation marks that a command ends with, and the address made from it. */
export function nameIn(command: string): { name: string; slug: string } {
  const [, name = ""] = /"([^"]+)"$/.exec(command) ?? [];
  return { name, slug: toSlug(name) };
}
