import { city, cityFile, describeCases } from "./cases";

describeCases(
  "an entry that breaks its schema",
  [
    [city('  "title1": "Un titre",\n', ""), "schema/required@1:1"],
    [city('"code": "73"', '"cod": "73"'), "schema/required@6:18", "schema/additional-properties@7:5"],
    [city('"code": "73"', '"code": 73'), "schema/type@7:13"],
    [city('"À pied."', '""'), "schema/min-length@41:13"],
    [city('"À pied."', '"À pied. "'), "schema/outer-space@41:13"],
    [city('"latitude": 45.5', '"latitude": 5.9'), "schema/minimum@12:17"],
    [cityFile((text) => text.replace(/"sectors": \[[\s\S]*?\]/, '"sectors": []')), "schema/min-items@27:14"],
    [
      city("<strong>paragraphe</strong>", "<strong><em>paragraphe</strong> <ul>"),
      "schema/html-nesting@22:20",
      "schema/html-nesting@22:34",
      "schema/html-nesting@22:58",
    ],
    [city("Un <strong>", "Un &copy; vite &amp; bien <strong>"), "schema/html-entity@22:26"],
    [
      city(
        "Un <strong>",
        "<a href='moi@exemple.example'>à moi</a> <a href='www.exemple.example'>au site</a> <a href=''>au vide</a> <a href='page'>à la page</a> <a href='/\\\\evil.example'>ailleurs</a> <strong>",
      ),
      "schema/html-address@22:26",
      "schema/html-address@22:66",
      "schema/html-address@22:105",
      "schema/html-address@22:131",
      "schema/html-address@22:160",
    ],
    [
      city(
        "Un <strong>",
        "<a href='javascript:x' HREF='/contact'>un</a> <span class='visuallyHidden' class=green>mot</span> <strong>",
      ),
      "schema/html-address@22:26",
      "schema/html-attribute@22:46",
      "schema/html-colour@22:69",
      "schema/html-attribute@22:98",
    ],
    [
      city(
        "Un <strong>",
        String.raw`<a href=java&#115;cript:x>un</a> <a href='/\\x.example'>deux</a> <a href='/\t/x.example'>trois</a> <a \" href='/services' \">quatre</a> <strong>`,
      ),
      "schema/html-address@22:26",
      "schema/html-entity@22:35",
      "schema/html-address@22:59",
      "schema/html-address@22:91",
      "schema/html-attribute@22:125",
      "schema/html-attribute@22:147",
    ],
    [city("Une phrase simple.", "Une phrase <em>simple</em>."), "markup/tag@16:23"],
    [city("Une ville <span", "<p>Une ville</p> <span"), "markup/heading@15:16"],
    [city("../../schemas/city.schema.json", "../schemas/city.schema.json"), "slug/schema-link@2:14"],
    [city("./banner-2.svg", "/content/cities/racine/banner-2.svg"), "schema/pattern@24:12"],
  ],
  { nothingElse: true },
);
