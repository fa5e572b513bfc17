const noBreak = "\u00a0";

/** Before what ends a word or a text: not in an address such as `a ://b`. */
const beforeMark = / (?=[;:!?»]+(?:[\s"'`<,.)\]]|$))/g;
const afterOpening = /«[ \u00a0\u202f]?(?!\s)/g;
const beforeClosing = /(?<![\s«])[ \u00a0\u202f]?»/g;

/**
 * What puts the no-break spaces of French into a text: before ; : ! ? where the writer has a space,
 * and inside « ». `undefined` for other languages. Not a narrow one, which few web fonts have. In
 * Switzerland nothing is put into «», which stand there without spaces.
 */
export function frenchSpaces(tag: string): ((text: string) => string) | undefined {
  const { language, region } = new Intl.Locale(tag);
  if (language !== "fr") return undefined;
  return (text) => {
    const spaced = text.replace(beforeMark, noBreak);
    if (region === "CH" || region === "LI") return spaced;
    return spaced.replace(afterOpening, `«${noBreak}`).replace(beforeClosing, `${noBreak}»`);
  };
}
