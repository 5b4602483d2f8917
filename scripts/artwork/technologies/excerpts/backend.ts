import type { Excerpt } from "../code-window";

/** Excerpts of the back-end technologies, by slug. */
export const BACKEND: Readonly<Record<string, Excerpt>> = {
  nodejs: {
    file: "serveur.js",
    language: "javascript",
    code: `import { createServer } from 'node:http';
import { repondre } from './commandes.js';
import { base } from './base.js';

const serveur = createServer(repondre).listen(3000);

// Nouvelle version livrée : finir, puis partir
process.once('SIGTERM', () => {
  serveur.close(async () => {
    await base.end();
    process.exit(0);
  });
  serveur.closeIdleConnections();
});`,
    result: { value: "0 commande coupée", caption: "À chaque mise en production" },
  },
  python: {
    file: "factures.py",
    language: "python",
    code: `class Facture(BaseModel):
    numero: str = Field(pattern=r"^F\\d{6}$")
    client: EmailStr
    total_ht: Decimal = Field(gt=0)
    echeance: date

app = FastAPI()

@app.post("/factures", status_code=201)
async def creer(facture: Facture) -> Facture:
    # Ici, les données sont déjà vérifiées
    await enregistrer(facture)
    return facture`,
    result: { value: "422 si invalide", caption: "Le champ fautif est nommé" },
  },
  expressjs: {
    file: "erreurs.js",
    language: "javascript",
    code: `import { randomUUID } from 'node:crypto';

// Déclaré en dernier ; Express 5 lui confie aussi
// les promesses rejetées
app.use((erreur, req, res, next) => {
  if (res.headersSent) return next(erreur);

  const id = req.get('x-request-id') ?? randomUUID();
  req.log.error({ id, erreur }); // la pile reste ici
  res.status(erreur.status ?? 500).json({
    message: 'Commande non enregistrée.',
    id,
  });
});`,
    result: { value: "Erreur 500, sans pile", caption: "Un identifiant à nous citer" },
  },
};
