import { company } from "@site/facts/company";
import anyAscii from "any-ascii";

const danish = { å: "aa", ø: "oe" };
/** How languages spell letters from which others only remove the marks. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  da: danish,
  de: { ä: "ae", ö: "oe", ü: "ue" },
  nb: danish,
  nn: danish,
};

/**
 * A text as written in addresses, anchors and file names, spelled as in its language: `Größe` as
 * `groesse` in German. Empty if it has no letter or digit.
 * @param locale the language of the text, as a BCP 47 tag
 */
export function slugOf(text: string, locale: string = company.language): string {
  const spelled = spellings[new Intl.Locale(locale).language] ?? {};
  const letters = text.normalize("NFC").toLowerCase();
  return anyAscii(letters.replace(/[^\p{ASCII}]/gu, (letter) => spelled[letter] ?? letter))
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
