import type { Excerpt } from "../code-window";

/** Excerpts of the directory audits, by slug. */
export const SECURITY: Readonly<Record<string, Excerpt>> = {
  pingcastle: {
    file: "Mesurer-Domaine.ps1",
    language: "powershell",
    code: `# Signature d’abord, lecture du domaine ensuite
Get-AuthenticodeSignature .\\PingCastle.exe |
  Select-Object Status, SignerCertificate

.\\PingCastle.exe --healthcheck --server atelier.example

[xml]$rapport = Get-Content .\\ad_hc_atelier.example.xml
$sante = $rapport.HealthcheckData
"Score global : $($sante.GlobalScore) / 100"

$sante.RiskRules.HealthcheckRiskRule |
  Sort-Object { [int]$_.Points } -Descending |
  Select-Object -First 5 Points, RiskId, Rationale`,
    result: { value: "35 sur 100", caption: "Plus c’est bas, mieux c’est" },
  },
  purpleknight: {
    file: "Verifier-PreAuthentification.ps1",
    language: "powershell",
    code: `# Constat de l’audit, vérifié à la main
$filtre = 'DoesNotRequirePreAuth -eq $true'

$exposes = Get-ADUser -Filter $filtre \`
  -Properties AdminCount, LastLogonDate

$exposes | Sort-Object AdminCount -Descending |
  Format-Table SamAccountName, Enabled, LastLogonDate

# Correction jouée à blanc avant d’être appliquée
$exposes | Set-ADAccountControl \`
  -DoesNotRequirePreAuth $false -WhatIf`,
    result: { value: "4 comptes confirmés", caption: "Préauthentification à rétablir" },
  },
};
