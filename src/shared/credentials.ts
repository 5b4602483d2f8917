/** @throws Error where an address names a password: no request would go there, and the hosts' published files quote it */
export function refuseCredentials(variable: string, address: string): void {
  if (/^\w+:\/\/[^/?#]*@/.test(address))
    throw new Error(
      `${variable} contient un mot de passe (https://nom:motdepasse@…) : aucune requête ne partirait, et des fichiers publiés citent cette adresse. Donnez-en une qui s’ouvre sans lui.`,
    );
}
