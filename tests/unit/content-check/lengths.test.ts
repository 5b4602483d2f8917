/** @jest-environment node */
import { city, describeCases } from "./cases";

const sentences = (count: number): string => "Une phrase simple. ".repeat(count).trim();

describeCases(
  "a page that grows with its texts",
  {
    "it is too long for a phone": [
      city("Une phrase simple.", sentences(260)),
      "! file | Cette page compte {…} caractères de texte : sur un téléphone, elle dépasse 9 000 pixels de haut. | Raccourcissez-la d’environ {…} caractères.",
    ],
    "it is as long as it may be": [city("Une phrase simple.", sentences(200))],
  },
  { full: true },
);
