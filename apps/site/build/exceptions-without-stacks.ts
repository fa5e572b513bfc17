import { rewriteLibrary } from "./library-rewrite.ts";

/** The exceptions React makes once, to throw and recognise them; nobody reads where they were made. */
const made = /^(var|) *(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * Makes those exceptions without a stack. Where a debugger listens, as under Lighthouse and test drivers,
 * the stack of the first one has the browser parse all of React DOM again: see
 * docs/decisions/0030-pages-in-place.md.
 */
export const exceptionsWithoutStacks = rewriteLibrary({
  name: "exceptions-without-stacks",
  files: /react-dom-client\.production\.js$/,
  rewrite: (code, found) =>
    code.replace(made, (_all, keyword: string, name: string, text: string) => {
      found();
      return `${keyword} ${name} = Object.create(Error.prototype, { message: { value: ${text} } })`;
    }),
  isKnown: (places) => places === 5,
});
