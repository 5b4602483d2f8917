import { each } from "../shell/format";

/** The four signs to notice in the exercise message, numbered as on the picture. */
const SIGNS = [
  "Un nom de domaine imité",
  "Un délai de quelques heures",
  "Un lien qui mène ailleurs",
  "Aucun nom, aucun numéro",
];

const mark = (n: number): string =>
  `<b style="display:inline-grid;place-items:center;width:20px;height:20px;border-radius:50%;background:#D98324;color:#fff;font-size:12px;margin-left:8px;vertical-align:1px">${n}</b>`;

/** The last exercise message, annotated: what staff see once they have answered. Invented from end to end. */
export const mail = `<section class="card" style="padding:0;overflow:hidden;display:flex;flex-direction:column">
<div class="row between" style="padding:14px 20px 12px"><h2>Vague 4, relue ensemble</h2><span class="soft">310 destinataires</span></div>
<div style="margin:0 20px;border:1px solid #E7E1DB;border-radius:10px;overflow:hidden;line-height:1.4">
<div style="background:#F7F4F0;padding:9px 14px;border-bottom:1px solid #E7E1DB"><div><span class="soft">De</span> Service planning &lt;rh@planning-arve1les.example&gt;${mark(1)}</div><div><span class="soft">Objet</span> <strong style="font-weight:600">Votre planning change, réponse avant 17 h</strong>${mark(2)}</div></div>
<div style="padding:11px 14px 12px"><p>Bonjour, vos gardes d’avril ont été modifiées. Validez-les pour éviter une affectation d’office :</p><p style="margin:7px 0"><span style="color:#2B5FA8;text-decoration:underline">Ouvrir mon planning</span>${mark(3)}</p><p>Le service planning${mark(4)}</p></div></div>
<ol style="padding:12px 20px 14px;display:grid;grid-template-columns:1fr 1fr;gap:7px 18px">${each(SIGNS, (sign, i) => `<li style="display:flex;gap:8px;line-height:1.3"><b style="color:#B4660F;font-weight:600">${i + 1}</b>${sign}</li>`)}</ol></section>`;
