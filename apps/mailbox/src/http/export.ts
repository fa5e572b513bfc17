import type { Filter } from "../index/search.ts";
import { readMail } from "../mail/read-mail.ts";
import type { Store } from "../store/store.ts";
import { download, type Reply } from "./reply.ts";

/** The formats that messages are exported in. */
export const exportFormats = ["csv", "mbox"] as const;
export type ExportFormat = (typeof exportFormats)[number];

const batch = 200;

/** The messages that a filter finds with their mails, newest first. */
export async function* stored(store: Store, filter: Filter) {
  let entries = store.list(filter, 0, batch);
  while (entries.length > 0) {
    for (const entry of entries) {
      const raw = await store.read(entry.id);
      if (raw) yield { entry, raw };
    }
    entries = store.list({ ...filter, before: entries.at(-1)?.id }, 0, batch);
  }
}

/**
 * The start of a formula, after quotes and characters that spreadsheets skip. U+2212 is a minus
 * sign too.
 */
const formula = /^[\p{C}\p{Z}"]*[=+\-@\u2212]/u;

/**
 * Whether a text begins like a formula. No mark is a part of that, and to normalize a pile of marks
 * takes time that grows with its square.
 */
const isFormula = (text: string): boolean =>
  formula.test((/^\P{M}*/u.exec(text)?.[0] ?? "").normalize("NFKC"));

/** Where spreadsheets begin a cell in the middle of a text: see {@link cell}. */
const separators = /([;\t\r\n])/;

/**
 * A cell of RFC 4180 in which nothing runs. Spreadsheets run what begins like a formula, in East
 * Asia also with full-width signs (https://owasp.org/www-community/attacks/CSV_Injection). Where
 * they separate by semicolons or tabs, as in Germany, the commas between our quotes mean nothing to
 * them: they read `"a","b` as one cell, and line breaks, semicolons and tabs within a text end it.
 * So what looks like a formula gets an apostrophe there too, not only at the beginning. Excel,
 * LibreOffice and Google Sheets then take the rest for text and show every letter of it. A blank or
 * a tab would not do, as some of them skip it; a zero-width character would stay in numbers and
 * addresses that people copy.
 */
function cell(text: string): string {
  const harmless = text
    .split(separators)
    .map((part) => (isFormula(part) ? `'${part}` : part))
    .join("");
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

const columns = [
  "received",
  "status",
  "name",
  "email",
  "to",
  "form",
  "source",
  "subject",
  "message",
  "files",
  "id",
] as const;

async function* csv(store: Store, filter: Filter): AsyncGenerator<string> {
  // Excel takes a file without a byte order mark for one in the local character set.
  yield `\uFEFF${line(columns)}`;
  for await (const { entry, raw } of stored(store, filter)) {
    const { text: message, attachments } = readMail(raw);
    const files = attachments.map(({ filename }) => filename).join(", ");
    const cells = { ...entry, received: entry.receivedAt.toISOString(), message, files };
    yield line(columns.map((column) => cells[column]));
  }
}

/** The format "mboxrd": every line that looks like a separator gets one more ">". */
async function* mbox(store: Store, filter: Filter): AsyncGenerator<Buffer> {
  for await (const { entry, raw } of stored(store, filter)) {
    const [weekday, day, month, year, time] = entry.receivedAt.toUTCString().split(/,? /);
    const mail = raw
      .toString("latin1")
      .replaceAll("\r\n", "\n")
      .replace(/^(>*From )/gm, ">$1");
    yield Buffer.from(
      `From MAILER-DAEMON ${weekday} ${month} ${day} ${time} ${year}\n${mail}\n`,
      "latin1",
    );
  }
}

/** The messages that a filter finds as a file, newest first. They are read while it is sent. */
export function exportReply(store: Store, filter: Filter, format: ExportFormat): Reply {
  const date = new Date().toISOString().slice(0, 10);
  const name = `${filter.folder ?? "all"}-${date}.${format}`;
  return format === "csv"
    ? download(name, "text/csv; charset=utf-8", csv(store, filter))
    : download(name, "application/mbox", mbox(store, filter));
}
