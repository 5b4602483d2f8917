/** @jest-environment node */
import { city, describeCases } from "./cases";

const sentences = (sentence: string, count: number): string => `${sentence} `.repeat(count).trim();

describeCases(
  "a page that grows with its texts",
  {
    "it is too long for a phone": [
      city("Une phrase simple.", sentences("Une phrase simple.", 260)),
      "! file | Cette page compte {…} caractères de texte : sur un téléphone, elle dépasse 9 000 pixels de haut. | Raccourcissez-la d’environ {…} caractères.",
    ],
    "the home page is too long for a slow line": [
      (tree) => {
        tree.set(
          "settings/why-collaborate.json",
          ["steps", 0, "description"],
          sentences("Des mots plus rares.", 500),
        );
        return "settings/home.json";
      },
      "! file | Cette page compte {…} caractères de texte : avec {…}, elle se charge trop lentement. | Raccourcissez-la d’environ {…} caractères.",
    ],
    "it is as long as it may be": [city("Une phrase simple.", sentences("Des mots tout autres.", 180))],
  },
  { full: true },
);
