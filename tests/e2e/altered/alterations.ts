/* What extensions and translators do to a document. Each function runs in the page, and needs nothing else. */

/** As Chrome's translation does, in its harshest form: no text node stays. Drawings and what is not shown stay. */
export function translate(): void {
  document.documentElement.lang = "en";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("font, svg, script, style, noscript, textarea"))
      continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

export const alterations: Readonly<Record<string, () => void>> = {
  "elements before, after and inside what is used, as password managers put them": () => {
    for (const used of document.querySelectorAll("label, input, textarea, select, button, form, summary")) {
      used.before(document.createElement("div"));
      used.after(Object.assign(document.createElement("button"), { type: "button" }));
      if (used.matches("label, button, form")) used.prepend(document.createElement("span"));
    }
  },
  "each text in two font elements, as translators put it": translate,
  "attributes on all elements, and a frame beside the form": () => {
    for (const element of document.querySelectorAll("main *")) element.setAttribute("data-extension", "on");
    for (const form of document.forms) form.after(document.createElement("iframe"));
  },
  "elements taken out, as blockers do": () => {
    const blocked = "form p, form label, main section:last-child, header summary";
    for (const element of document.querySelectorAll(blocked)) element.remove();
  },
};
