/** Hours of an agency that works from Monday to Friday and keeps every public holiday. */
export const opening = {
  days: ["lundi", "mardi", "mercredi", "jeudi", "vendredi"],
  slots: [{ from: "09:00", to: "18:00" }],
  holidays: [
    ..."jour de l’An, lundi de Pâques, 1er mai, 8 mai, Ascension, lundi de Pentecôte".split(", "),
    ..."14 juillet, Assomption, Toussaint, 11 novembre, Noël".split(", "),
  ],
  closures: [{ from: "2026-12-24", to: "2026-12-31" }],
};
