import { type AccessCheck, accessChecks, accessOf, sayState } from "./access.ts";
import type { ComponentDoc } from "./kit.ts";
import { cell, file, table } from "./markdown.ts";

const heads: Readonly<Record<AccessCheck, string>> = {
  axe: "axe",
  keyboard: "Keyboard",
  zoom: "400 % zoom",
  rightToLeft: "Right to left",
  forcedColours: "Forced colours",
  transcript: "Screen reader's words",
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKit",
  person: "A person",
};

const checks = Object.keys(accessChecks) as AccessCheck[];

/** `docs/access.md`: what the last recorded runs of the tests say of each component. */
export function accessMarkdown(docs: readonly ComponentDoc[]): string {
  return file([
    "# State of access",
    "",
    "What the tests have said of each component when they last ran: the day, and in brackets the number of tests. A",
    "dash means that no test of this kind is recorded for it. Generated from the record that `pnpm record-access` writes in the",
    "repository.",
    "",
    ...checks.map((check) => `- **${heads[check]}:** ${accessChecks[check]}.`),
    ...table(
      ["Component", ...checks.map((check) => heads[check])],
      docs.map(({ name }) => {
        const access = accessOf(name);
        return [name, ...checks.map((check) => cell(sayState(check, access[check])))];
      }),
    ),
  ]);
}
