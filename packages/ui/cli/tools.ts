import type { KitJson } from "../build/kit-json/kit-json.ts";
import { searchKit } from "./answers/search.ts";
import { searchText } from "./answers/search-text.ts";
import { find } from "./answers/show.ts";
import { showText } from "./answers/show-text.ts";
import { findTokens, tokensText } from "./answers/tokens.ts";
import { diagnose } from "./doctor/diagnose.ts";
import { reportText } from "./doctor/report-text.ts";
import { Refused } from "./refused.ts";

/** What a tool answers: for people, and for programs. */
interface Answer {
  readonly text: string;
  readonly answer: object;
}

/** A question that the command answers, and an assistant may ask by its protocol. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: "object";
    readonly properties: Record<string, { readonly type: "string"; readonly description: string }>;
    readonly required?: string[];
  };
  readonly call: (kit: KitJson, input: Readonly<Record<string, unknown>>) => Answer;
}

/** A text of the input. @throws {Refused} if it has to be there and is not */
function textOf(input: Readonly<Record<string, unknown>>, name: string, otherwise?: string) {
  const value = input[name] ?? otherwise;
  if (typeof value === "string") return value;
  throw new Refused(`"${name}" must be a text.`);
}

/** The tools, by the names of the commands that give the same answers. */
export const tools: readonly Tool[] = [
  {
    name: "search",
    description:
      "Finds the parts and guides of @kolam/ui for what is to be built, the best first. Ask this before writing markup of your own.",
    inputSchema: {
      type: "object",
      properties: { words: { type: "string", description: "What is to be built, in a few words" } },
      required: ["words"],
    },
    call: (kit, input) => {
      const answer = searchKit(kit, textOf(input, "words"));
      return { text: searchText(answer), answer };
    },
  },
  {
    name: "show",
    description:
      "Tells all about a part (when to use it and when not, an example that compiles, variants, props, keys), a guide or a token.",
    inputSchema: {
      type: "object",
      properties: { name: { type: "string", description: 'Such as "Stepper" or "forms"' } },
      required: ["name"],
    },
    call: (kit, input) => {
      const answer = find(kit, textOf(input, "name"));
      return { text: showText(answer), answer };
    },
  },
  {
    name: "tokens",
    description: "Lists the custom properties of @kolam/ui with their values in each theme.",
    inputSchema: {
      type: "object",
      properties: {
        filter: { type: "string", description: "Words in the name, group or purpose" },
      },
    },
    call: (kit, input) => {
      const answer = findTokens(kit, textOf(input, "filter", ""));
      return { text: tokensText(answer), answer };
    },
  },
  {
    name: "doctor",
    description:
      "Looks at an app that uses @kolam/ui, says what is wrong and how to mend it. Changes nothing.",
    inputSchema: {
      type: "object",
      properties: { folder: { type: "string", description: "The app's folder. Default: here" } },
    },
    call: (kit, input) => {
      const answer = diagnose(textOf(input, "folder", "."), kit);
      return { text: reportText(answer), answer };
    },
  },
];
