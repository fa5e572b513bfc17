import { resolve } from "node:path";
import type { SettingsReader } from "./reader.ts";

/** Who may have pages fetched for audits, and how many. */
export type AuditConfig = NonNullable<ReturnType<typeof readAudit>>;

/** Fetching pages that visitors want audited; `undefined` for none. */
export function readAudit(reader: SettingsReader) {
  const origins = reader.origins("AUDIT_ORIGINS", []);
  const contact = reader.text("AUDIT_CONTACT") ?? origins[0] ?? "";
  if (/[^!-~]|[()]/.test(contact)) {
    reader.problems.push(`AUDIT_CONTACT must be an address in plain letters, not "${contact}".`);
  }
  const perDay = reader.text("AUDIT_PER_DAY") ?? "50/2000";
  const [, each = "0", all = "0"] = /^(\d{1,6})\/(\d{1,7})$/.exec(perDay) ?? [];
  if (each === "0" || all === "0") {
    reader.problems.push(
      `AUDIT_PER_DAY must be the pages for one visitor/for all, such as 50/2000, not "${perDay}".`,
    );
  }
  if (origins.length === 0) return undefined;
  return {
    /** The origins whose pages may have pages fetched; a port may be `*`. */
    origins,
    /** The contact for the owners of fetched pages. */
    contact,
    /** Pages that are fetched in a day for one visitor, and for all together. */
    perDay: { each: Number(each), all: Number(all) },
    /** The program that fetches. */
    child: {
      file: resolve(import.meta.dirname, "../audit/child.ts"),
      args: [] as readonly string[],
    },
  };
}
