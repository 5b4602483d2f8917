/**
 * Makes sure that an address names no user and password: neither browsers nor Node send a request there, and the hosts'
 * files, which are published, quote it.
 *
 * @param variable that holds the address
 * @throws Error with the remedy; it does not repeat them
 */
export function refuseCredentials(variable: string, address: string): void {
  if (!/^\w+:\/\/[^/?#]*@/.test(address)) return;
  throw new Error(
    `${variable} contient un nom et un mot de passe (https://nom:motdepasse@…) : aucune requête ne partirait, et l’adresse figure dans des fichiers publiés. ` +
      "Donnez une adresse qui s’ouvre sans eux, par exemple en n’admettant que l’adresse IP de cette machine.",
  );
}
