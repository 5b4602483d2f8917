/** Addresses of old sites as an editor writes them, with other spellings that lead on from nginx and Apache. */
export const oldAddresses: Readonly<Record<string, readonly string[]>> = {
  "/page.html": ["/page", "/page/", "/page.html/"],
  "/index.php": ["/index.php/", "/index.php.html"],
  "/Nos-Services": ["/Nos%2DServices", "/nos-services", "/NOS-SERVICES.HTML"],
  "/réalisations": ["/r%c3%a9alisations", "/R%C3%A9alisations", "/re%CC%81alisations"],
  "/r%C3%A9f%C3%A9rences": ["/r%C3%A9f%C3%A9rences.html"],
  // As macOS writes it.
  "/e\u0301quipe": ["/%C3%A9quipe"],
  "/l’agence d'ici": ["/l%E2%80%99agence%20d%27ici"],
  "/nos services": [],
  "/a_b": [],
  "/~x": ["/%7Ex"],
  "/produit(1)": ["/produit%281%29"],
  "/prix+10": ["/prix%2B10"],
  "/a&b=c@d!$e,f;g": [],
  "/$uri$1": [],
  "/barre/": ["/barre"],
  "/archive.tar.gz": [],
  "/ancien/index.html": ["/ancien", "/ancien/", "/ancien/index"],
  "/\u00c9cole": ["/%C3%A9cole", "/%C3%89COLE"],
  "/contact/ancien.htm": [],
};

export const newAddress = "/contact#contenu";

/** What is asked for, and where that leads. @param isOwn a host that knows other spellings */
export const movedAddresses = (isOwn: boolean): (readonly [from: string, to: string])[] =>
  Object.entries(oldAddresses).flatMap(([from, others]) =>
    [new URL(from, "https://old.example").pathname, ...(isOwn ? others : [])].flatMap((address) => [
      [address, newAddress] as const,
      [`${address}?a=b%26c`, newAddress.replace("#", "?a=b%26c#")] as const,
    ]),
  );
