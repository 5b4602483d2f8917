import type { Diagram } from "../diagram";

/** Schemas of the test tools and shells, by slug. */
export const TOOLS: Readonly<Record<string, Diagram>> = {
  "postman-newman": {
    title: "La collection vit avec le code",
    nodes: {
      cases: { at: [280, 280], title: "Collection Postman", note: "règles métier nommées", sign: "logo" },
      git: { at: [860, 280], title: "Dépôt Git", note: "relue comme le code", sign: "branch" },
      newman: {
        at: [860, 530],
        title: "Newman",
        note: "en intégration continue",
        sign: "terminal",
        tinted: true,
      },
      report: { at: [320, 770], title: "Rapport JUnit", note: "une ligne par règle", sign: "file" },
    },
    links: [
      { from: "cases.r", to: "git.l", label: "export v2.1" },
      { from: "git.b", to: "newman.t", label: "à chaque fusion" },
      { from: "newman.b", to: "report.r", label: "résultats" },
    ],
  },
  "appium-selenium": {
    title: "Les mêmes parcours, sur de vrais appareils",
    nodes: {
      tests: { at: [230, 450], title: "Tests", note: "Python, pytest", sign: "check" },
      appium: { at: [610, 450], title: "Serveur Appium", note: "une session par appareil", sign: "logo" },
      android: { at: [950, 270], title: "Android", note: "UiAutomator2", sign: "phone" },
      ios: { at: [950, 620], title: "iOS", note: "XCUITest", sign: "phone" },
      report: {
        at: [380, 770],
        title: "Rapport",
        note: "captures, vidéos, durées",
        sign: "chart",
        tinted: true,
      },
    },
    links: [
      { from: "tests.r", to: "appium.l" },
      { from: "appium.t", to: "android.l" },
      { from: "appium.b+60", to: "ios.l" },
      { from: "tests.b", to: "report.t-150" },
    ],
  },
  bash: {
    title: "Une sauvegarde qui sait se plaindre",
    nodes: {
      timer: { at: [250, 280], title: "Minuteur systemd", note: "chaque nuit, 02:14", sign: "clock" },
      script: { at: [790, 280], title: "Script Bash", note: "verrou, dump, chiffrement", sign: "logo" },
      store: {
        at: [820, 560],
        title: "Stockage distant",
        note: "trente jours gardés",
        sign: "cloud",
        tinted: true,
      },
      probe: { at: [360, 770], title: "Sonde d’alerte", note: "âge du dernier fichier", sign: "bell" },
    },
    links: [
      { from: "timer.r", to: "script.l", label: "lance" },
      { from: "script.b+30", to: "store.t", label: "rclone" },
      { from: "probe.r", to: "store.b", label: "interroge" },
    ],
  },
  powershell: {
    title: "Un script signé, une identité sans mot de passe",
    nodes: {
      git: { at: [230, 280], title: "Dépôt Git", note: "Pester, relecture", sign: "branch" },
      module: { at: [760, 280], title: "Module signé", note: "dépôt interne", sign: "logo" },
      account: {
        at: [330, 540],
        title: "Compte gMSA",
        note: "compte de service géré",
        sign: "key",
        tinted: true,
      },
      target: {
        at: [800, 760],
        title: "Annuaire et Microsoft 365",
        note: "comptes, groupes, licences",
        sign: "users",
      },
    },
    links: [
      { from: "git.r", to: "module.l", label: "publication" },
      { from: "module.b", to: "account.r", label: "s’exécute sous" },
      { from: "account.b", to: "target.l", label: "droits délégués" },
    ],
  },
  "windows-server": {
    title: "Bureau à distance, jamais exposé",
    frames: [{ label: "Réseau interne", box: [640, 380, 510, 456] }],
    nodes: {
      gate: {
        at: [360, 250],
        title: "Passerelle de bureau à distance",
        note: "second facteur",
        sign: "lock",
      },
      app: { at: [910, 500], title: "Serveur applicatif", note: "gestion commerciale", sign: "logo" },
      files: { at: [910, 730], title: "Serveur de fichiers", note: "SMB 3, signé, chiffré", sign: "disk" },
      save: {
        at: [274, 730],
        title: "Sauvegarde immuable",
        note: "trente jours, hors domaine",
        sign: "shield",
        tinted: true,
      },
    },
    links: [
      { from: "gate.r", to: "app.t", label: "RDP sur HTTPS" },
      { from: "app.b", to: "files.t", both: true },
      { from: "files.l", to: "save.r" },
    ],
  },
};
