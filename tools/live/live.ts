import { parseArgs } from "node:util";
import { folders } from "@kolam/resolve/current";
import { withUsage } from "../run/with-usage.ts";
import { lookAtAnswers, lookAtFiles } from "./answers.ts";
import { lookAtForms } from "./forms.ts";
import { lookAtIndexing } from "./indexing.ts";
import { type Finding, type LiveSite, liveSite, reasonOf } from "./live-site.ts";
import { lookAtNames } from "./names.ts";
import { lookAtPages } from "./page-audit.ts";
import { lookAtSources } from "./sources.ts";

/** Everything that is wrong with a live site, except its forms and what other sites have to answer. */
export async function lookAt(site: LiveSite): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const look of [lookAtNames, lookAtFiles, lookAtAnswers, lookAtIndexing, lookAtPages]) {
    try {
      found.push(...(await look(site)));
    } catch (error) {
      const fix = "Look whether the host answers at all, and ask again.";
      found.push({ where: site.origin.href, what: reasonOf(error), fix });
    }
  }
  return found;
}

/** The findings as text, those with the same fix together. */
export function report(found: readonly Finding[]): string {
  return Object.entries(Object.groupBy(found, ({ fix }) => fix))
    .map(([fix, all = []]) =>
      [...all.map(({ where, what }) => `${where}: ${what}`), `    ${fix}`].join("\n"),
    )
    .join("\n\n");
}

const usage = `Usage: pnpm live https://www.agency.example [--forms [--inbox ADDRESS]] [--connect-to HOST]

Looks at the site that is online: its files, answers, forms and names. --forms sends a test message with each form and
looks for it in the inbox at ADDRESS; --connect-to asks HOST for the site before its name leads there.`;

if (import.meta.main) {
  const { values, positionals } = withUsage(usage, () =>
    parseArgs({
      allowPositionals: true,
      options: {
        forms: { type: "boolean", default: false },
        inbox: { type: "string", default: "http://localhost:4174/mailbox" },
        "connect-to": { type: "string" },
      },
    }),
  );
  const [address = ""] = positionals;
  if (!/^https?:/.test(address)) {
    console.error(usage);
    process.exit(1);
  }
  const host = values["connect-to"];
  const to = ({ protocol, port }: URL) => ({
    host: host ?? "",
    port: port || (protocol === "https:" ? 443 : 80),
  });
  const site = liveSite(address, folders.output, host ? { to } : {});
  const inbox = { address: values.inbox, token: process.env.INBOX_TOKEN };
  const found = [
    ...(await lookAt(site)),
    ...(await lookAtSources(site)),
    ...(values.forms ? await lookAtForms(site, inbox) : []),
  ];
  const what = `${site.files.size} files, ${site.rules.redirects.length} redirects`;
  console.log(report(found) || `Nothing is wrong with ${address}: ${what}.`);
  if (found.length > 0) {
    console.log(`\n${found.length} faults at ${address}.`);
    process.exitCode = 1;
  }
}
