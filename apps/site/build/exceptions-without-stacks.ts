import type { Plugin } from "vite";

/** The exceptions React makes once, to throw and recognise them; nobody reads where they were made. */
const made = /^(var|) *(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * Makes those exceptions without a stack. Where a debugger listens, as under Lighthouse and test drivers,
 * the stack of the first one has the browser parse all of React DOM again: see
 * docs/decisions/0030-pages-in-place.md.
 * @throws when React is written in another way: then this is to be deleted or mended
 */
export function exceptionsWithoutStacks(): Plugin {
  let found = 0;
  return {
    name: "kolam:exceptions-without-stacks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const changed = code.replace(made, (_all, keyword: string, name: string, text: string) => {
          found += 1;
          return `${keyword} ${name} = Object.create(Error.prototype, { message: { value: ${text} } })`;
        });
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (!error && found !== 5) {
        throw new Error(
          `React makes ${found} of the 5 known exceptions: see build/exceptions-without-stacks.ts.`,
        );
      }
    },
  };
}
