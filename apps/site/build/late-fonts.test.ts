import { describe, expect, test } from "vitest";
import { splitStyles } from "./critical-css.ts";

const face = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(${file})format("woff2");font-display:swap}`;
const text = face("Anek Text", "/assets/text.woff2");
const rupee = face("Anek Text", "/assets/text-rupee.woff2");
const headings = face("Anek Headings", "/assets/headings.woff2");
const local = `@font-face{font-family:Fallback;src:local("Arial");size-adjust:93%}`;
const page = [{ tag: "p", classes: [], near: new Set<string>(), first: true }];
const split = (css: string) => splitStyles(css, [page], ["/assets/headings.woff2"]);

describe("a font whose files all come late", () => {
  const names = `--title:"Anek Headings", serif`;
  const { critical, late } = split(
    `${text + rupee + headings + local}@layer k.tokens{:root{--text:"Anek Text", "Fallback", serif;${names};--gap:1rem}}`,
  );

  test("is neither described nor named for the first paint; others are", () => {
    expect(critical).toBe(
      `${headings + local}@layer k.tokens{:root{--text:"Fallback", serif;${names};--gap:1rem}}`,
    );
  });

  test("is named by the late styles, unless the boot script waits for its files", () => {
    expect(late).toBe(
      `${text + rupee}@layer k.tokens{:root:not([data-unnamed]){--text:"Anek Text", "Fallback", serif}}`,
    );
  });

  test("is left out with the whole property where nothing else is named", () => {
    const only = split(`${text}:root{--text:'Anek Text';--gap:1rem}`);
    expect(only.critical).toBe(":root{--gap:1rem}");
    expect(only.late).toContain("{--text:'Anek Text'}");
  });

  test("must not be named by anything but the root's properties", () => {
    const name = () => split(`${text}h1{font-family:Anek Text,serif}`);
    expect(name).toThrow("h1 names a font that comes late");
  });
});

test("styles without such fonts stay as they are", () => {
  const css = `${local}:root{--text:"Anek Text", serif}`;
  expect(split(css).critical).toBe(css);
});
