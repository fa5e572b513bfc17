import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { formatNumber } from "@kolam/content/model/basics/numbers";
/** Why an audit failed, apart from what the engine itself says of a page. */
export const auditFailures = {
  unreadable: (detail: string) => `This page could not be audited (${detail}).`,
  crashed: (detail: string) => `The audit could not run${detail && ` (${detail})`}.`,
  tooLong: (seconds: number) =>
    `The audit was stopped after ${seconds} seconds. Try a smaller part of the page.`,
} as const;

/** The words of the audit of pasted HTML, before there is a report. */
export const auditWords = {
  intro: `${auditChecks} checks on titles, robots rules, headings, links, pictures, social cards and structured data, each with the line to fix.`,
  /** Shown before anything is pasted. */
  privacy: {
    title: "Nothing leaves your browser",
    text: "The page you paste is read as text, here, by your own machine. Its scripts never run and its pictures are never fetched.",
  },
  form: {
    html: {
      label: "The page’s HTML",
      hint: "In your browser: View page source, select all, copy. Paste it here, or drop a saved file.",
      placeholder: "<html>",
      empty: "Paste the HTML of a page, or choose a saved file.",
    },
    file: {
      label: "Or a saved page",
      formats: "HTML, up to 20\u00a0MB",
      description: "In your browser, choose Save as, then HTML.",
    },
    url: {
      label: "Address of the page",
      optional: "(optional)",
      hint: "Lets the audit check canonical, hreflang and internal links. It is only compared with the page, never fetched.",
      placeholder: "https://example.com/page",
      invalid: "Write the full address, as in https://example.com/page, or leave it out.",
    },
    audit: "Audit This Page",
    auditing: "Auditing...",
    cancel: "Cancel",
    example: "Fill In an Example",
    drop: "Drop the file to choose it",
  },
  /** A large paste or a chosen file, which replaces the text box. */
  held: {
    pasted: "Pasted page",
    file: "Chosen file",
    facts: (size: string, lines: number) =>
      lines > 1 ? `${size}, ${formatNumber(lines)} lines` : size,
    pastedNote:
      "Kept out of the text box, because long texts make it slow. The audit reads all of it.",
    fileNote: "The audit reads this file. Remove it to paste text instead.",
    remove: "Remove It",
  },
  stages: { reading: "Reading the page", auditing: "Running the checks" },
  status: {
    finished: (score: number, label: string, faults: number) =>
      `Audit finished: ${score} of 100, ${label}. ${faults === 0 ? "Nothing to fix." : faults === 1 ? "One thing to fix." : `${faults} things to fix.`}`,
    cancelled: "The audit was cancelled.",
  },
  refused: {
    title: "This page could not be audited",
    failed: "The audit could not be loaded. Check your connection and try again.",
  },
} as const;
