import type { StandInPost } from "./post";

/** A first-level heading inside the body, nested lists, an outside link. */
export const nomDeDomaine: StandInPost = {
  id: "103",
  slug: "nom-de-domaine-qui-detient-les-cles",
  title: "Nom de domaine : vérifiez qui en détient les clés",
  description:
    "<p>Le titulaire, le gestionnaire, le payeur : trois rôles que l’on découvre souvent le jour où il faut partir.</p>",
  image: "nom-de-domaine.png",
  createdAt: "2026-03-27T09:10:00+01:00",
  content: `
<p>Le nom de domaine est le seul élément d’un site que l’on ne peut pas reconstruire. Le code se réécrit, les textes se retrouvent ; un nom perdu appartient au suivant.</p>
<h1>Trois rôles à distinguer</h1>
<h2>Le titulaire</h2>
<p>C’est la personne ou la société inscrite au registre. Elle seule possède le droit d’usage. Pour une extension en <code>.fr</code>, la fiche se consulte dans <a href="https://www.afnic.fr/">la base de l’Afnic</a> : si le nom de votre ancien prestataire y figure, commencez par là.</p>
<h2>Le bureau d’enregistrement</h2>
<p>Il tient l’inscription et encaisse le renouvellement. Demandez un accès à votre nom, avec une adresse électronique qui ne dépend pas du domaine lui-même.</p>
<h2>Le gestionnaire de la zone DNS</h2>
<p>Il dirige le site, les courriels, les sous-domaines. Ce n’est pas forcément le même que le précédent.</p>
<h1>La vérification, en dix minutes</h1>
<ul>
  <li>Au registre :
    <ul>
      <li>le titulaire est votre société, sous sa raison sociale actuelle ;</li>
      <li>la date d’expiration est connue de deux personnes.</li>
    </ul>
  </li>
  <li>Chez le bureau d’enregistrement :
    <ul>
      <li>le renouvellement est automatique et la carte bancaire valide ;</li>
      <li>la double authentification est active ;</li>
      <li>le verrou de transfert est posé.</li>
    </ul>
  </li>
  <li>Dans la zone : une copie récente des enregistrements est rangée ailleurs.</li>
</ul>
<p>Conservez enfin le code de transfert là où vous rangez les autres secrets. Il expire, il se redemande ; savoir à qui le demander est l’essentiel.</p>
`,
};
