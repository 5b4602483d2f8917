export interface Column {
  name: string;
  tool: string;
  /** One group of tests per line: name, number of tests, numbers of the failed ones. */
  groups: readonly (readonly [name: string, count: number, failed?: readonly number[]])[];
  time: string;
}

/** The run shown: three families of tests, played side by side. */
export const COLUMNS: readonly Column[] = [
  {
    name: "Web",
    tool: "Selenium",
    time: "38 min",
    groups: [["Rédiger un contrat", 42], ["Circuit de signature", 58, [31]], ["Avenants et échéances", 36], ["Droits et partages", 40, [17]]],
  },
  {
    name: "Mobile",
    tool: "Appium",
    time: "34 min",
    groups: [["Signer au doigt", 34, [22]], ["Consulter hors ligne", 28], ["Notifications", 22]],
  },
  {
    name: "API",
    tool: "Newman",
    time: "9 min",
    groups: [["Calcul des échéances", 64], ["Révision des prix", 48], ["Comptes et jetons", 40]],
  },
]; // prettier-ignore

export const countOf = (column: Column): number => column.groups.reduce((sum, [, count]) => sum + count, 0);
export const failuresOf = (column: Column): number =>
  column.groups.reduce((sum, [, , failed]) => sum + (failed?.length ?? 0), 0);

/** Builds of the last month: minutes taken, and whether a test failed. */
export const BUILDS: readonly (readonly [minutes: number, failed: boolean])[] = [
  [52, true], [51, false], [49, true], [50, false], [47, false], [48, false], [46, true], [45, false], [45, false], [44, false],
  [46, false], [43, true], [42, false], [42, false], [41, false], [41, false], [42, false], [40, false], [40, true], [39, false],
  [40, false], [39, false], [39, false], [38, false], [39, false], [38, false], [38, false], [38, true],
]; // prettier-ignore

/** Assertion of the failure on screen, coloured like a diff. */
export const FAILURE = `<span class="d">signature/second-signataire.spec.ts:61</span>
<span class="m">- bouton « Envoyer » : inactif</span>
<span class="p">+ bouton « Envoyer » : actif</span>`;

/** What the browser showed when the test failed: two signatures, and a button that stays grey. */
export const capture = `<svg viewBox="0 0 300 188" width="100%" style="border:1px solid #DAD7CF;background:#fff;font-family:'Liberation Sans'">
<rect width="300" height="20" fill="#EDEBE4"/><circle cx="11" cy="10" r="3" fill="#C9C5BA"/><circle cx="21" cy="10" r="3" fill="#C9C5BA"/><circle cx="31" cy="10" r="3" fill="#C9C5BA"/><rect x="46" y="5" width="150" height="10" rx="5" fill="#fff"/>
<rect x="18" y="34" width="124" height="136" fill="#F6F8FB" stroke="#D6DCE6"/><g fill="#C5CDD9"><rect x="30" y="46" width="70" height="7"/><rect x="30" y="60" width="98" height="3"/><rect x="30" y="68" width="92" height="3"/><rect x="30" y="76" width="98" height="3"/><rect x="30" y="84" width="60" height="3"/><rect x="30" y="98" width="98" height="3"/><rect x="30" y="106" width="84" height="3"/></g><path d="M30 150c6-12 11-14 12-11s-4 12-1 12 7-9 9-9 0 8 3 8 6-6 10-7M82 150c5-9 8-15 11-15s-5 16-1 16 5-12 9-12 0 10 4 10 6-5 12-6" fill="none" stroke="#2C4A7A" stroke-width="1.6"/><path d="M30 156h36M82 156h36" stroke="#AEB9C9"/>
<text x="160" y="46" font-size="11" font-weight="700" fill="#22304A">Signataires</text><rect x="160" y="56" width="122" height="26" fill="#fff" stroke="#D6DCE6"/><circle cx="173" cy="69" r="6" fill="#2C9A62"/><text x="186" y="73" font-size="10" fill="#22304A">Bailleur, signé</text><rect x="160" y="88" width="122" height="26" fill="#fff" stroke="#D6DCE6"/><circle cx="173" cy="101" r="6" fill="#2C9A62"/><text x="186" y="105" font-size="10" fill="#22304A">Preneur, signé</text>
<rect x="160" y="140" width="122" height="28" rx="3" fill="#D5D9E0"/><text x="221" y="158" font-size="11" font-weight="700" fill="#8B94A3" text-anchor="middle">Envoyer</text><rect x="153" y="133" width="136" height="42" fill="none" stroke="#D1341F" stroke-width="2.5"/></svg>`;
