import { type AccessCheck, accessChecks, accessOf, sayState } from "./access.ts";
import type { ComponentDoc } from "./kit.ts";
import { cell, file, table } from "./markdown.ts";

const heads: Readonly<Record<AccessCheck, string>> = {
  axe: "axe",
  keyboard: "Keyboard",
  zoom: "400 % zoom",
  rightToLeft: "Right to left",
  forcedColours: "Forced colours",
  transcript: "Screen reader",
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKit",
  person: "A person",
};

const checks = Object.keys(accessChecks) as AccessCheck[];

/** `docs/access.md`: the last recorded test runs of each component. */
export function accessMarkdown(docs: readonly ComponentDoc[]): string {
  return file([
    "# Accessibility status",
    "",
    "The last test run of each component: its date, and in brackets the number of tests. A",
    "dash means that no test of this kind is recorded. Generated from the record that `pnpm record-access` writes in the",
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
