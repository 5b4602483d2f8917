/** What a field expects, said beside it (WCAG 3.3.3): the messages about it are the specification's, and do not. */
export const examples = {
  email: "Exemple\u00a0: nom@domaine.fr",
  phone: "Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078",
} as const;
