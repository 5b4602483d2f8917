/** What pages and their copies say of reviews and cases while `content/settings/site.json` says `demonstration`. */
export const demonstrationNotice =
  "Site de démonstration\u00a0: les clients, leurs avis et leurs chiffres sont inventés.";
