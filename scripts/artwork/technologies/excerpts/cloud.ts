import type { Excerpt } from "../code-window";

/** Excerpts of the clouds and directories, by slug. */
export const CLOUD: Readonly<Record<string, Excerpt>> = {
  "microsoft-azure": {
    file: "commandes.bicep",
    language: "bicep",
    code: `resource plan 'Microsoft.Web/serverfarms@2024-04-01' = {
  name: 'plan-commandes'
  location: 'francecentral'
  sku: { name: 'P0v3' }
}

resource app 'Microsoft.Web/sites@2024-04-01' = {
  name: 'app-commandes'
  location: 'francecentral'
  identity: { type: 'SystemAssigned' }
  properties: {
    serverFarmId: plan.id
    httpsOnly: true
  }
}`,
    result: { value: "0 mot de passe", caption: "L’identité managée suffit" },
  },
  "google-cloud-platform": {
    file: "deployer.sh",
    language: "bash",
    code: `#!/usr/bin/env bash
set -euo pipefail
version=$(git rev-parse --short HEAD)

# Paris, et personne sans compte
gcloud run deploy api-stock \\
  --image "$REGISTRE/api-stock:$version" \\
  --region europe-west9 \\
  --set-secrets BASE_URL=base-url:latest \\
  --min-instances 1 \\
  --max-instances 8 \\
  --no-allow-unauthenticated`,
    result: { value: "1 à 8 instances", caption: "Selon le trafic, à Paris" },
  },
  "amazon-web-services": {
    file: "scp-regions.json",
    language: "json",
    code: `{
  "Version": "2012-10-17",
  "Statement": [{
    "Sid": "RegionsEuropeennes",
    "Effect": "Deny",
    "NotAction": ["iam:*", "sts:*", "route53:*",
      "cloudfront:*", "organizations:*", "support:*"],
    "Resource": "*",
    "Condition": {
      "StringNotEquals": {
        "aws:RequestedRegion": ["eu-west-3", "eu-west-1"]
      }
    }
  }]
}`,
    result: { value: "Refusé hors d’Europe", caption: "Pour tous les comptes" },
  },
  "entra-id": {
    file: "Export-AccesConditionnel.ps1",
    language: "powershell",
    code: `# Lecture seule, depuis le poste d’administration
Connect-MgGraph -Scopes 'Policy.Read.All'

$jour = Get-Date -Format 'yyyy-MM-dd'
$dossier = New-Item -ItemType Directory "acces\\$jour"

Get-MgIdentityConditionalAccessPolicy -All |
  ForEach-Object {
    $fichier = Join-Path $dossier "$($_.Id).json"
    $_ | ConvertTo-Json -Depth 10 |
      Set-Content $fichier -Encoding utf8
  }

Disconnect-MgGraph | Out-Null`,
    result: { value: "17 stratégies", caption: "Copiées, datées, comparables" },
  },
  "active-directory": {
    file: "Get-DelegationNonContrainte.ps1",
    language: "powershell",
    code: `# Délégation Kerberos non contrainte,
# contrôleurs de domaine exceptés
$bit = 524288 # TRUSTED_FOR_DELEGATION
$regle = 'userAccountControl:1.2.840.113556.1.4.803:'
$filtre = "(&($regle=$bit)(!(primaryGroupID=516)))"

Get-ADObject -LDAPFilter $filtre -Properties whenChanged |
  Sort-Object whenChanged |
  Select-Object Name, ObjectClass, whenChanged |
  Export-Csv .\\delegations.csv -UseCulture`,
    result: { value: "2 comptes", caption: "À passer en délégation contrainte" },
  },
};
