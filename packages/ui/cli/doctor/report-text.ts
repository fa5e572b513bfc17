import type { Report } from "./diagnose.ts";

const counted = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** What the doctor found, for people. */
export function reportText({ framework, react, kit, findings, faults }: Report): string {
  const { name, version, bundler } = framework;
  const facts = [
    `Framework: ${[name, version].filter(Boolean).join(" ")}, bundled by ${bundler}`,
    `React: ${react ?? "not installed"}`,
    `@kolam/ui: ${kit ?? "not installed"}`,
  ];
  const lines = findings.flatMap(({ state, about, text, mend }) => [
    `${(state === "fault" ? "FAULT" : state).padEnd(8)} ${about.padEnd(9)} ${text}`,
    ...(mend ? [`${" ".repeat(18)} → ${mend}`] : []),
  ]);
  const warnings = findings.filter(({ state }) => state === "warning").length;
  const end = `${counted(faults, "fault")}, ${counted(warnings, "warning")}. Nothing was changed.`;
  return [...facts, "", ...lines, "", end].join("\n");
}
