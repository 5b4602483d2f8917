import type { Trade } from "./theme";

/** An intervention: start and end in hours, trade, what, where. */
export type Job = readonly [from: number, to: number, trade: Trade, what: string, where: string];

export const DAYS = ["Lundi 10", "Mardi 11", "Mercredi 12", "Jeudi 13", "Vendredi 14"];

/** Hours shown in a day, first and last. */
export const OPEN = [8, 17.5] as const;

/** Two jobs of the same team that overlap: the row and the day framed in red. */
export const CLASH = { row: 5, day: 3 } as const;

/** The week of the eleven teams: one list of jobs per day. */
export const WEEK: readonly { team: string; load: number; days: readonly (readonly Job[])[] }[] = [
  { team: "Croix-Rousse", load: 84, days: [
    [[8, 12, "heat", "Chaudière", "Rue d’Austerlitz"], [13.5, 17, "water", "Fuite", "Croix-Paquet"]], [[8, 16.5, "heat", "Désembouage", "Résidence Hénon"]],
    [[8, 12, "power", "Mise à la terre", "Montée 12"], [13.5, 17, "heat", "Entretien", "6 logements"]], [[8, 12, "water", "Colonne", "Rue Dumont"]], [[8, 12, "heat", "Entretien", "8 logements"], [13, 17, "heat", "Entretien", "5 logements"]] ] },
  { team: "Vaise", load: 71, days: [
    [[8, 12, "lock", "Porte d’entrée", "Rue Masaryk"]], [[8, 12, "water", "Compteurs", "Quai Sédallian"], [13, 16.5, "lock", "Digicode", "Allée 9"]],
    [[8, 12, "water", "Compteurs", "Quai Arloing"], [13, 17, "water", "Compteurs", "Quai Arloing"]], [[8, 12, "power", "Hall, éclairage", "Allée B"]], [[13, 17, "wood", "Volets", "Rue Tissot"]] ] },
  { team: "Presqu’île", load: 66, days: [
    [[9, 12.5, "power", "Interphone", "Rue Mercière"]], [[8, 12, "wood", "Boîtes, hall", "Rue Auguste"], [13.5, 17, "lock", "Cylindres", "Rue Sala"]],
    [[8, 17.5, "off", "Formation", "Habilitation électrique"]], [[8, 12, "power", "Tableau", "Quai Tilsitt"], [13.5, 17, "power", "Tableau", "Quai Tilsitt"]], [[8, 12, "water", "Ballon", "Rue Vaubecour"]] ] },
  { team: "Gerland", load: 92, days: [
    [[8, 17, "heat", "Sous-station", "Le Stade"]], [[8, 17, "heat", "Sous-station", "Le Stade"]],
    [[8, 12, "water", "Surpresseur", "Av. Debourg"], [13, 17.5, "heat", "Réglages", "Le Stade"]], [[8, 12, "heat", "Purge", "Tour 3"], [13, 17, "water", "Fuite", "Rue Challemel"]], [[8, 12, "power", "Parking", "Niveau −1"], [13, 16.5, "lock", "Portail", "Les Parfums"]] ] },
  { team: "Villeurbanne", load: 88, days: [
    [[8, 12, "water", "Colonne", "Cours É.-Zola"], [13, 17, "water", "Colonne", "Cours É.-Zola"]], [[8, 12, "power", "Minuterie", "Rue Racine"], [13.5, 17, "heat", "Radiateurs", "Gratte-ciel"]],
    [[8, 12, "lock", "Badges", "Rue Hippolyte"], [13, 17, "wood", "Paliers", "Rue Hippolyte"]], [[8, 17, "heat", "Chaufferie", "Le Tonkin"]], [[8, 12, "heat", "Chaufferie", "Le Tonkin"], [13, 16.5, "water", "Siphons", "9 logements"]] ] },
  { team: "Bron", load: 79, days: [
    [[8, 12, "wood", "Portes", "Bâtiment 4"]], [[8, 12, "wood", "Portes", "Bâtiment 4"], [13, 16.5, "lock", "Serrures", "Bâtiment 4"]],
    [[8.5, 12, "power", "Extérieurs", "Terraillon"]], [[8, 13, "water", "Chauffe-eau", "Rue Bramet"], [11.5, 16.5, "power", "Ascenseur", "Bâtiment 2"]], [[8, 12, "heat", "Entretien", "7 logements"]] ] },
  { team: "Vénissieux", load: 74, days: [
    [[8, 12, "heat", "Chaudière", "Tour 31"], [13, 16, "water", "Vannes", "Tour 31"]], [[8, 12, "lock", "Caves", "Bâtiment C"]],
    [[8, 17, "power", "Colonne montante", "Tour 12"]], [[8, 12, "power", "Colonne", "Tour 12"]], [[8, 12, "wood", "Fenêtres", "Rue Péri"], [13, 17, "wood", "Fenêtres", "Rue Péri"]] ] },
  { team: "Oullins", load: 58, days: [
    [[8, 12, "water", "Chéneau", "Grande Rue"]], [[8, 12, "heat", "Entretien", "6 logements"], [13.5, 17, "heat", "Entretien", "4 logements"]], [[13, 17, "lock", "Garage", "Rue Orsel"]], [[8, 12, "water", "Réducteur", "Allée 7"]], [[8, 12, "power", "VMC", "Bâtiment A"]] ] },
  { team: "Caluire", load: 69, days: [
    [[8, 12, "power", "VMC", "Le Vernay"], [13, 17, "power", "VMC", "Le Vernay"]], [[8, 12, "water", "Robinetterie", "12 logements"]], [[8, 12, "heat", "Circulateur", "Bissardon"]], [[8, 12, "wood", "Hall", "Rue Coste"], [13.5, 17, "lock", "Digicode", "Rue Coste"]], [[9, 13, "water", "Fuite", "Les Forts"]] ] },
  { team: "Décines", load: 63, days: [
    [[8, 17, "wood", "Garde-corps", "Le Canal"]], [[8, 12, "wood", "Garde-corps", "Le Canal"]], [[8, 12, "water", "Ballons", "9 logements"], [13, 17, "water", "Ballons", "5 logements"]], [[8, 17.5, "off", "Congés", "Équipe réduite"]], [[8, 12, "heat", "Entretien", "6 logements"]] ] },
  { team: "Astreinte", load: 31, days: [
    [], [[10, 14, "water", "Dégât d’eau", "Part-Dieu"]], [], [[8, 11.5, "heat", "Panne", "Bron"]], [[14, 17.5, "lock", "Ouverture", "Vaise"]] ] },
]; // prettier-ignore
