import { escapeHtml } from "./html";

/** The texts of a service that an editor may leave out. */
interface OptionalTexts {
  readonly name: string;
  readonly heroTitle?: string | null;
  readonly heroSubTitle?: string | null;
  readonly heroButton?: string | null;
  readonly buttonIntro?: string | null;
  readonly buttonTechno?: string | null;
}

/** Those texts, with the defaults of docs/ecrans.md, « Service ». `heroTitle` is HTML. */
export function serviceTexts(service: OptionalTexts) {
  return {
    heroTitle: service.heroTitle ?? `Besoin d’experts pour votre ${escapeHtml(service.name)}\u00a0?`,
    heroSubTitle: service.heroSubTitle ?? "Ne cherchez plus nous avons ce qu’il vous faut\u00a0!",
    heroButton: service.heroButton ?? "Discutons de votre projet",
    buttonIntro: service.buttonIntro ?? "Obtenir gratuitement un devis",
    buttonTechno: service.buttonTechno ?? "Obtenir gratuitement un devis",
  };
}
