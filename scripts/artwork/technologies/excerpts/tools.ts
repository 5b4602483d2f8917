import type { Excerpt } from "../code-window";

/** Excerpts of the test tools and shells, by slug. */
export const TOOLS: Readonly<Record<string, Excerpt>> = {
  "postman-newman": {
    file: "POST devis · Tests",
    language: "javascript",
    code: `const schema = { required: ['numero', 'totalHt'] };

pm.test('Le devis est créé', () => {
  pm.response.to.have.status(201);
  pm.response.to.have.jsonSchema(schema);
});

pm.test('Le total est celui des lignes', () => {
  const { lignes, totalHt } = pm.response.json();
  const somme = lignes.reduce(
    (s, l) => s + l.quantite * l.prix, 0);
  pm.expect(totalHt).to.be.closeTo(somme, 0.01);
});`,
    result: { value: "2 tests sur 2", caption: "newman run devis.json" },
  },
  "appium-selenium": {
    file: "test_connexion.py",
    language: "python",
    code: `from selenium.webdriver.common.by import By
from selenium.webdriver.support import (
    expected_conditions as EC, wait)

def test_connexion(nav, compte):
    nav.get(f"{BASE}/connexion")
    saisir(nav, "email", compte.email)
    saisir(nav, "mot-de-passe", compte.secret)
    nav.find_element(By.ID, "entrer").click()

    # Attente explicite, jamais de pause fixe
    visible = EC.visibility_of_element_located
    titre = wait.WebDriverWait(nav, 10).until(
        visible((By.TAG_NAME, "h1")))
    assert titre.text == "Tableau de bord"`,
    result: { value: "1 passed", caption: "Chrome, Firefox et Safari" },
  },
  bash: {
    file: "sauvegarder.sh",
    language: "bash",
    code: `#!/usr/bin/env bash
set -euo pipefail

exec 9> /run/lock/sauvegarde.lock
flock --nonblock 9 || exit 0 # déjà en cours

travail=$(mktemp -d)
trap 'rm -rf -- "$travail"' EXIT

pg_dump --format=custom stock > "$travail/stock.dump"
age -R /etc/sauvegarde/cles.txt \\
  -o "$travail/stock.age" "$travail/stock.dump"
rclone copyto "$travail/stock.age" \\
  "distant:stock/$(date +%F).age"`,
    result: { value: "02:14, 48 s", caption: "Aucun fichier laissé derrière" },
  },
  powershell: {
    file: "Disable-CompteInactif.ps1",
    language: "powershell",
    code: `function Disable-CompteInactif {
  [CmdletBinding(SupportsShouldProcess)]
  param([int]$Jours = 90)

  # -WhatIf montre la liste sans rien changer
  Search-ADAccount -AccountInactive -UsersOnly \`
    -TimeSpan (New-TimeSpan -Days $Jours) |
    Where-Object Enabled |
    ForEach-Object {
      if ($PSCmdlet.ShouldProcess($_.SamAccountName)) {
        Disable-ADAccount $_
      }
    }
}`,
    result: { value: "23 comptes à revoir", caption: "Avec -WhatIf, avant d’agir" },
  },
  "windows-server": {
    file: "serveur-de-fichiers.ps1",
    language: "powershell",
    code: `# Rôle serveur de fichiers et ses outils
Install-WindowsFeature FS-FileServer \`
  -IncludeManagementTools

# SMB 1 coupé pour de bon
Set-SmbServerConfiguration -EnableSMB1Protocol $false \`
  -RequireSecuritySignature $true -Force

# Chacun ne voit que ses dossiers
New-SmbShare -Name Plans -Path D:\\Plans \`
  -FolderEnumerationMode AccessBased \`
  -EncryptData $true \`
  -ChangeAccess 'ATELIER\\GG-Plans'`,
    result: { value: "SMB 3, chiffré", caption: "Partage Plans" },
  },
};
