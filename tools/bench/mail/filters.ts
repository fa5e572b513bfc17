/**
 * `pnpm bench mail`: scores the forms' typical mails, relayed with the settings of `apps/mailbox/deploy/mailbox.env`,
 * with SpamAssassin's local rules and rspamd's, wherever they are installed (Debian: `spamassassin`, `rspamd`). Prints
 * a Markdown table and fails if a mail has more points than it may.
 */
import { spawn, spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { type TypicalMail, typicalMails } from "./typical-mails.ts";

/** The points that each rule of a filter gave. */
type Score = Readonly<Record<string, number>>;

/**
 * Rules that are not about our part of a mail: a letter's own words, and the vowel signs of Indian scripts, which rspamd
 * before its change 6231 counts as foreign letters, in the text and again in the HTML.
 */
const notOurs = /DEAR_SOMETHING|R_MIXED_CHARSET/;
/** What rspamd finds only because it cannot ask for DNS records here. */
const offline = /^HFILTER|^R_SPF|^R_DKIM|RBL|_FAIL$|^DMARC|^ARC|^AUTH_NA|^RDNS_NONE/;

const has = (command: string) => spawnSync("which", [command]).status === 0;

function run(command: string, args: readonly string[], mail: string): string {
  const input = Buffer.from(mail, "latin1");
  const { stdout, status, stderr } = spawnSync(command, args, { input, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

function spamassassin({ raw }: TypicalMail): Score {
  const header = "add_header all Points _TESTSSCORES_";
  const found = run("spamassassin", ["--local", `--cf=${header}`], raw);
  const [, rules] = /^X-Spam-Points: ((?:.|\r?\n\s)*)/m.exec(found) ?? [];
  if (rules === undefined) throw new Error("SpamAssassin does not name its points.");
  return Object.fromEntries(
    [...rules.matchAll(/(\w+)=(-?[\d.]+)/g)].map(([, name, points]) => [name, Number(points)]),
  );
}

function rspamd({ raw, from, to }: TypicalMail): Score {
  const found = run("rspamc", ["-j", "-F", from, "-r", to, "-i", "93.184.216.34", "symbols"], raw);
  const symbols: Record<string, { name: string; score: number }> = JSON.parse(found).symbols;
  const counted = Object.values(symbols).filter(
    ({ name, score }) => score !== 0 && !offline.test(name),
  );
  return Object.fromEntries(counted.map(({ name, score }) => [name, score]));
}

/** The filters, and the most points that a mail may have of their 5 and 6. */
const filters = [
  { command: "spamassassin", score: spamassassin, most: 1.5 },
  { command: "rspamd", score: rspamd, most: 2 },
].map((filter) => ({ ...filter, isThere: has(filter.command) }));

const server = has("rspamd")
  ? spawn("rspamd", ["-f", "-u", "_rspamd", "-g", "_rspamd"], { stdio: "ignore" })
  : undefined;
try {
  for (let tries = 0; server && spawnSync("rspamc", ["stat"]).status !== 0; tries += 1) {
    if (tries === 120) throw new Error("rspamd does not start.");
    await wait(1000);
  }
  console.log("| form | text | sender | SpamAssassin (5) | rspamd (6) |\n| - | - | - | - | - |");
  for (const mail of await typicalMails()) {
    const cells = filters.map(({ command, score, most, isThere }) => {
      if (!isThere) return "not installed";
      const rules = Object.entries(score(mail));
      const sum = (some: typeof rules) => some.reduce((total, [, points]) => total + points, 0);
      const ours = sum(rules.filter(([name]) => !notOurs.test(name)));
      if (sum(rules) > most) console.error(`${command}: ${rules.join(" ")}`);
      if (ours > most) process.exitCode = 1;
      return sum(rules).toFixed(1);
    });
    console.log(`| ${[mail.form, mail.text, mail.sender, ...cells].join(" | ")} |`);
  }
} finally {
  server?.kill();
}
