import { criticalCss } from "../../../../src/gatsby/hosting/critical-css";

const page = '<header class="head wide"><a class="link">Lien</a></header>';

describe("criticalCss keeps", () => {
  it.each([
    ["rules about elements", "a{color:red}"],
    ["rules about classes of the page", ".head{color:red}"],
    ["rules that ask for several of its classes", ".head.wide .link{color:red}"],
    [
      "rules about attributes that it has",
      "[data-x],.link[data-x=y]{color:red}",
      page.replace("<a", "<a data-x"),
    ],
    [
      "states that it has",
      ".link[aria-current],.link:disabled{color:red}",
      page.replace("<a", '<a aria-current="page" disabled=""'),
    ],
    ["what holds until a visitor does something", ".link:not(:hover),.head:not([open]){color:red}"],
    ["what it must not have", ".link:not(.absent){color:red}"],
    ["conditions on what is inside", ".head:has(> .link){color:red}"],
    ["rules about the document itself", "html,:root,body,*,::before{color:red}"],
    ["what may be one of several", ":is(.absent,a):nth-child(2n){color:red}"],
    ["media queries around them", "@media (min-width:800px){.head{color:red}}"],
    ["fonts", '@font-face{font-family:"A";src:url(a.woff2);unicode-range:u+100-17f}'],
    ["animations that they use", ".head{animation:1s in}@keyframes in{0%{opacity:0}}"],
    ["properties that they use", ":root{--a:1;--b:var(--a)}.head{opacity:var(--b)}"],
    ["escaped class names", ".a\\+b{color:red}", '<p class="a+b">'],
  ])("%s", (_, css, html = page) => {
    expect(criticalCss(css, html)).toBe(css);
  });
});

describe("criticalCss drops", () => {
  it.each([
    ["rules about other classes", ".absent{color:red}", ""],
    ["rules about other elements", "video,.head em,Lien{color:red}", ""],
    ["conditions on what is not inside", ".head:has(.absent){color:red}", ""],
    ["states that it does not have", ".link[aria-current],.link:disabled{color:red}", ""],
    ["rules about attributes that it does not have", "[data-absent],.head[data-absent=x]{color:red}", ""],
    ["selectors about other classes", ".absent,.link{color:red}", ".link{color:red}"],
    ["media queries that are left empty", "@media (min-width:800px){.absent{color:red}}", ""],
    [
      "states that a visitor brings about",
      ".link:hover,.link:focus-visible,.head[open] .link{color:red}",
      "",
    ],
    ["them as a condition, too", ".head:has(a:hover,details[open]){color:red}", ""],
    ["what is for paper", "@media print{.head{display:none}}", ""],
    ["animations that nothing uses", ".absent{animation:in 1s}@keyframes in{0%{opacity:0}}", ""],
    ["properties that nothing uses", ":root{--a:1;--b:var(--a)}.absent{opacity:var(--b)}", ""],
  ])("%s", (_, css, rest) => {
    expect(criticalCss(css, page)).toBe(rest);
  });
});

it("keeps a property that an attribute uses", () => {
  const css = ":root{--a:1}";
  expect(criticalCss(css, '<p style="opacity:var(--a)">')).toBe(css);
  expect(criticalCss(css, "<p>")).toBe("");
});
