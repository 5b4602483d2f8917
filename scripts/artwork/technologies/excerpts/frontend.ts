import type { Excerpt } from "../code-window";

/** Excerpts of the front-end technologies, by slug. */
export const FRONTEND: Readonly<Record<string, Excerpt>> = {
  angular: {
    file: "total-devis.ts",
    language: "typescript",
    code: `@Component({
  selector: 'app-total-devis',
  template: \`<output>{{ ht() }} € HT</output>\`,
})
export class TotalDevis {
  readonly lignes = signal<Ligne[]>([]);

  // Recalculé seulement quand une ligne change
  readonly ht = computed(() =>
    this.lignes().reduce(
      (total, l) => total + l.quantite * l.prix,
      0,
    ),
  );
}`,
    result: { value: "1 482 € HT", caption: "Total à jour à chaque ligne" },
  },
  reactjs: {
    file: "devis.tsx",
    language: "tsx",
    code: `export function Devis({ id }: { id: string }) {
  const [devis, setDevis] = useState<Devis>();

  useEffect(() => {
    const arret = new AbortController();
    chargerDevis(id, arret.signal)
      .then(setDevis)
      .catch(ignorerAnnulation);
    // L’écran se ferme : la requête aussi
    return () => arret.abort();
  }, [id]);

  return devis ? <Lignes devis={devis} /> : <Attente />;
}`,
    result: { value: "0 requête perdue", caption: "Annulée au démontage" },
  },
  nextjs: {
    file: "app/produits/produit.tsx",
    language: "tsx",
    code: `import { cacheLife, cacheTag } from 'next/cache';

export async function Produit({ id }: Props) {
  'use cache';
  cacheLife('hours');
  cacheTag(\`produit-\${id}\`);

  const produit = await lireProduit(id);
  return (
    <article>
      <h2>{produit.nom}</h2>
      <Prix ttc={produit.prixTtc} />
    </article>
  );
}`,
    result: { value: "1 lecture par heure", caption: "Puis servi depuis le cache" },
  },
  vuejs: {
    file: "interventions.vue",
    language: "markup",
    code: `<script setup lang="ts">
import { computed, ref } from 'vue'

const props = defineProps<{ liste: Intervention[] }>()
const recherche = ref('')
const visibles = computed(() =>
  props.liste.filter((i) =>
    i.client.includes(recherche.value)))
</script>

<template>
  <input v-model="recherche" type="search">
  <Fiche v-for="i in visibles" :key="i.id" v-bind="i" />
</template>`,
    result: { value: "3 sur 28", caption: "Interventions affichées" },
  },
  wordpress: {
    file: "wp-config.php",
    language: "php",
    code: `<?php
// Aucun fichier modifiable depuis l’administration
define( 'DISALLOW_FILE_EDIT', true );

// Connexion et administration en HTTPS seulement
define( 'FORCE_SSL_ADMIN', true );

// Correctifs de sécurité posés d’office
define( 'WP_AUTO_UPDATE_CORE', 'minor' );

define( 'WP_DEBUG', false );
define( 'WP_ENVIRONMENT_TYPE', 'production' );`,
    result: { value: "HTTPS imposé", caption: "Éditeur de fichiers fermé" },
  },
  webflow: {
    file: "lister-collection.sh",
    language: "bash",
    code: `#!/usr/bin/env bash
set -euo pipefail

# Éléments publiés de la collection « Réalisations »
api=https://api.webflow.com/v2
page=items/live?limit=100

curl --fail --silent \\
  --header "Authorization: Bearer $WEBFLOW_TOKEN" \\
  "$api/collections/$COLLECTION_ID/$page" \\
  | jq -r '.items[].fieldData | [.slug, .name] | @tsv' \\
  > realisations.tsv`,
    result: { value: "38 éléments", caption: "Copie chez vous, chaque mois" },
  },
  javascript: {
    file: "recherche.js",
    language: "javascript",
    code: `let enCours;

champ.addEventListener('input', async () => {
  // La frappe précédente ne compte plus
  enCours?.abort();
  enCours = new AbortController();
  const { signal } = enCours;
  const q = new URLSearchParams({ q: champ.value });
  try {
    const rep = await fetch(\`/api/stock?\${q}\`, { signal });
    afficher(await rep.json());
  } catch (e) {
    if (e.name !== 'AbortError') throw e;
  }
});`,
    result: { value: "14 références", caption: "Toujours la dernière saisie" },
  },
  typescript: {
    file: "commande.ts",
    language: "typescript",
    code: `type Commande =
  | { etat: 'brouillon' }
  | { etat: 'validee'; le: Date }
  | { etat: 'expediee'; suivi: string };

export function libelle(c: Commande): string {
  switch (c.etat) {
    case 'brouillon': return 'À valider';
    case 'validee':   return 'En préparation';
    case 'expediee':  return \`Suivi \${c.suivi}\`;
    // Un état oublié ne compile plus
    default: return c satisfies never;
  }
}`,
    result: { value: "0 état oublié", caption: "tsc --noEmit avant fusion" },
  },
};
