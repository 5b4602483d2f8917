import type { Sample } from "./sample";

/** What the samples of one page need around them. */
export interface Setup {
  /** Declarations, for TypeScript that is a fragment of a program. */
  readonly ts?: string;
  /** Tables and rows, for SQL. */
  readonly sql?: string;
  /**
   * By a piece of the sample: what runs it, and fails where it does not do what the text says. TypeScript and SQL go after
   * the sample; of shell scripts it is another script, with the sample's file as its first argument.
   */
  readonly proofs?: Readonly<Record<string, string>>;
}

/** What runs a sample, if anything does. */
export const proofOf = ({ slug, code }: Sample): string | undefined =>
  Object.entries(setups[slug]?.proofs ?? {}).find(([piece]) => code.includes(piece))?.[1];

/** By the slug of the article or the technology. */
export const setups: Readonly<Record<string, Setup>> = {
  "choisir-entre-saas-et-logiciel-sur-mesure": {
    proofs: { "console.log(crossover)": "" },
  },
  "core-web-vitals-ce-qui-compte": {
    proofs: {
      filterList:
        "void filterList([1, 2, 3, 4], (n) => n % 2 === 0).then((kept) => assert.deepEqual(kept, [2, 4]));",
    },
  },
  "docker-en-production-dix-reflexes": {
    ts: `declare const server: import("node:http").Server;
      declare const pool: { end(): Promise<void> };`,
  },
  "erp-sur-mesure-pour-pme": {
    sql: `CREATE TABLE item (id bigint PRIMARY KEY);
      CREATE TABLE warehouse (id bigint PRIMARY KEY);
      CREATE TABLE customer (id bigint PRIMARY KEY);
      INSERT INTO item VALUES (1);
      INSERT INTO warehouse VALUES (1);
      INSERT INTO customer VALUES (318);`,
    proofs: {
      "INSERT INTO invoice_counter":
        'DO $$ BEGIN ASSERT (SELECT number FROM invoice) = to_char(current_date, \'"F"YYYY"-00001"\'); END $$;',
    },
  },
  "ia-en-entreprise-cas-d-usage-rentables": {
    proofs: {
      evaluate: `const sample = [[0.95, true], [0.92, false], [0.4, false], [0.3, true]] as const;
        const items = sample.map(([confidence, correct]) => ({ confidence, correct }));
        assert.deepEqual(evaluate(items, 0.9), { automation: 0.5, errorRate: 0.5 });
        assert.deepEqual(evaluate(items, 1), { automation: 0, errorRate: 0 });`,
    },
  },
  "migrer-son-site-sans-perdre-son-referencement": {
    proofs: {
      // Two right lines, the last without a line end; then a wrong one.
      redirect_url: `
        mkdir bin && PATH=$PWD/bin:$PATH
        cat > bin/curl <<'STUB'
        #!/usr/bin/env bash
        if [[ "$*" == *redirect_url* ]]; then echo "301 https://new.example/$(basename "\${!#}")"; else printf 200; fi
STUB
        sed -i 's/^ *//' bin/curl && chmod +x bin/curl
        printf 'https://old.example/a,https://new.example/a\\r\\nhttps://old.example/b,https://new.example/b' > right.csv
        bash "$1" right.csv | grep -qx '0 échec(s)'
        printf 'https://old.example/a,https://new.example/a\\nhttps://old.example/b,https://new.example/c' > wrong.csv
        if bash "$1" wrong.csv > report; then exit 1; fi
        grep -qx '1 échec(s)' report`,
    },
  },
  "mvp-en-30-jours": {
    ts: `interface Db { query<T>(text: string, values: unknown[]): Promise<{ rows: T[] }> }
      interface Session { organisationId: string }
      interface Booking { id: string; starts_at: Date; status: string }
      declare class NotFoundError extends Error {}`,
  },
  mysql: {
    sql: "CREATE TABLE stock (reference varchar(20) PRIMARY KEY, entrepot_id int, quantite int, seuil int);",
  },
  postgresql: {
    sql: "CREATE TABLE commandes (id bigint PRIMARY KEY, client_id bigint, promise_le date, livree_le date);",
  },
  "postgresql-index-et-requetes-lentes": {
    sql: `CREATE EXTENSION pg_stat_statements;
      CREATE TABLE customer (id bigint PRIMARY KEY, email text NOT NULL);
      CREATE TABLE orders (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id bigint NOT NULL, status text NOT NULL, total numeric NOT NULL, created_at timestamptz NOT NULL);
      INSERT INTO orders (customer_id, status, total, created_at)
      SELECT n % 500, CASE WHEN n % 10 = 0 THEN 'open' ELSE 'paid' END, n, '2026-09-01'::timestamptz - n * '1 minute'::interval
      FROM generate_series(1, 20000) AS n;
      ANALYZE;`,
  },
  "tests-automatises-par-ou-commencer": {
    proofs: {
      "git log": `
        git init -q && mkdir src
        for edit in 1 2; do
          echo "$edit" > src/prix.ts
          git add src && git -c user.name=essai -c user.email=essai@example.com commit -qm "$edit"
        done
        bash "$1" | grep -Eqx ' +2 src/prix.ts'`,
    },
  },
  vuejs: { ts: "declare function defineProps<T>(): T;" },
};
