import { serviceTexts } from "../../../src/shared/service-texts";

it("a service whose texts are left out has those that were imposed", () => {
  const missing = {
    heroTitle: null,
    heroSubTitle: null,
    heroButton: null,
    buttonIntro: null,
    buttonTechno: null,
  };
  expect(serviceTexts({ name: "Conseil & IA", ...missing })).toEqual({
    heroTitle: "Besoin d’experts pour votre Conseil &amp; IA\u00a0?",
    heroSubTitle: "Ne cherchez plus nous avons ce qu’il vous faut\u00a0!",
    heroButton: "Discutons de votre projet",
    buttonIntro: "Obtenir gratuitement un devis",
    buttonTechno: "Obtenir gratuitement un devis",
  });
});
