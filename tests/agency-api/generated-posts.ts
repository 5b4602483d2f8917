import type { StandInPost } from "./posts";
import { audiences, openings, subjects } from "./posts/generated.json";

/**
 * Makes `count` posts, always the same for the same number, one a day backwards from 2025-12-31. They share
 * the pictures named by `images`.
 */
export function generatePosts(count: number, images: readonly string[]): StandInPost[] {
  return Array.from({ length: count }, (_, index) => generatePost(index + 1, images));
}

function generatePost(number: number, images: readonly string[]): StandInPost {
  const subject = pick(subjects, number);
  const other = pick(subjects, number + 1 + Math.floor(number / subjects.length));
  const audience = pick(audiences, Math.floor(number / 3));
  const padded = String(number).padStart(4, "0");
  return {
    id: `note-${padded}`,
    slug: `note-technique-${padded}`,
    title: `Note technique nº ${number} : ${subject.name} dans ${audience}`,
    description: `<p>${pick(openings, number)} Ce que nous relevons à propos de <strong>${subject.name}</strong>.</p>`,
    image: pick(images, number),
    createdAt: new Date(Date.UTC(2025, 11, 31, 8) - number * 86_400_000).toISOString(),
    content: `
<p>${pick(openings, number)}
Cette note, la ${number}<sup>e</sup> de la série, regarde ${subject.name} dans ${audience}.</p>
<h2>Ce qui aide</h2>
<p>${subject.advice}</p>
<pre><code>${subject.code}</code></pre>
<h3>À faire cette semaine</h3>
<ol><li>Relire l’existant à deux.</li><li>Noter les écarts, sans les corriger.</li>
<li>En choisir un seul, et le fermer.</li></ol>
<h2>Ce qui coûte</h2>
<p>${subject.trap}</p>
<table><thead><tr><th>Sujet voisin</th><th>À retenir</th></tr></thead>
<tbody><tr><td>${other.name}</td><td>${other.advice}</td></tr></tbody></table>
`,
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("Cannot pick from an empty list");
  return item;
}
