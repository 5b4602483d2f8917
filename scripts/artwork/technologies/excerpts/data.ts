import type { Excerpt } from "../code-window";

/** Excerpts of the databases and search engines, by slug. */
export const DATA: Readonly<Record<string, Excerpt>> = {
  postgresql: {
    file: "commandes-en-retard.sql",
    language: "sql",
    code: `EXPLAIN (ANALYZE, BUFFERS)
SELECT id, client_id, promise_le
FROM commandes
WHERE livree_le IS NULL
  AND promise_le < current_date
ORDER BY promise_le
LIMIT 50;

-- Sans bloquer les écritures
CREATE INDEX CONCURRENTLY commandes_en_retard
  ON commandes (promise_le)
  WHERE livree_le IS NULL;`,
    result: { value: "412 ms, puis 3 ms", caption: "Même requête, index partiel" },
  },
  mysql: {
    file: "instructions-couteuses.sql",
    language: "sql",
    code: `-- La vue trie déjà par temps total passé
SELECT query, exec_count, total_latency,
       avg_latency, rows_examined_avg
  FROM sys.statement_analysis
 WHERE db = 'boutique'
   AND full_scan = '*'
 LIMIT 10;

-- Puis le plan réel de la première
EXPLAIN ANALYZE
SELECT reference, quantite
  FROM stock
 WHERE entrepot_id = 4 AND quantite < seuil;`,
    result: { value: "3 requêtes sur 10", caption: "Les trois quarts du temps" },
  },
  elasticsearch: {
    file: "index-produits.http",
    language: "json",
    code: `PUT /produits
{
  "mappings": {
    "dynamic": "strict",
    "properties": {
      "nom":       { "type": "text",
                     "analyzer": "french" },
      "marque":    { "type": "keyword" },
      "reference": { "type": "keyword" },
      "prix_ttc":  { "type": "double" },
      "stock":     { "type": "integer" }
    }
  }
}`,
    result: { value: "« perceuses » trouve", caption: "perceuse, perceuses, Perceuse" },
  },
};
