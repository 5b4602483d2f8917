import type { Field } from "@sveltia/cms";
import type { Fact } from "../shared/text/fact";
import { saysFact } from "../shared/text/facts";
import { escapeHtml } from "../shared/html";

type TextField = Extract<Field, { readonly widget?: "string" | "text" | "richtext" }>;

/** Whether a field may hold marks: a text that follows no other pattern than to begin and end with a letter. */
function mayHoldMarks(field: Field): field is TextField {
  if (field.widget !== "text" && field.widget !== "string") return field.widget === "richtext";
  const [pattern = "^\\S"] = "pattern" in field && Array.isArray(field.pattern) ? field.pattern : [];
  return field.name !== "code" && String(pattern).startsWith("^\\S");
}

const hint = "Peut porter des marques\u00a0: leur liste s’ouvre en bas de l’écran.";

/**
 * Form fields, whose hints say where marks may stand.
 *
 * @param file that they are a form of, from `content/`: what is a fact itself repeats none
 */
export const withMarks = (fields: readonly Field[], file: string, group = ""): Field[] =>
  fields.map((field) => {
    const at = group + field.name;
    if ("fields" in field && field.fields)
      return { ...field, fields: withMarks(field.fields, file, `${at}.`) } as Field;
    if ("field" in field && field.field)
      return { ...field, field: withMarks([field.field], file, group)[0] } as Field;
    if (!mayHoldMarks(field) || saysFact(file, at)) return field;
    return { ...field, hint: [field.hint, hint].filter(Boolean).join(" ") };
  });

/** The list of all marks, which opens below every form. */
export const listOfMarks = (facts: readonly Fact[]): string => `<details class="marks">
      <summary>Marques\u00a0: ce que les textes répètent sans l’écrire</summary>
      <dl>
        ${facts.map(({ name, text }) => `<dt>{{${escapeHtml(name)}}}</dt><dd>${escapeHtml(text)}</dd>`).join("\n        ")}
      </dl>
    </details>
    `;
