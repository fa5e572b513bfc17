/**
 * `pnpm bench mail`: scores the forms' typical mails, relayed with the settings of `apps/mailbox/deploy/mailbox.env`,
 * with SpamAssassin's local rules and rspamd's, wherever they are installed (Debian: `spamassassin`, `rspamd`). Prints
 * a Markdown table and fails if a mail has more points than it may.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type TypicalMail, typicalMails } from "./typical-mails.ts";

/** Points of one filter, and the rules that gave them. */
interface Score {
  readonly points: number;
  readonly rules: string;
}

/** The most points that a mail may have. In brackets in the table's head: from how many on it is spam. */
const most = { spamassassin: 1.5, rspamd: 2 };
/** Rules that are not about our part of a mail: a letter's own words, and the vowel signs of Indian scripts, which
 *  rspamd counted as mixed alphabets until its change 6231. */
const notOurs = /DEAR_SOMETHING|R_MIXED_CHARSET/;
/** What rspamd finds only because it cannot ask for DNS records here. */
const offline = /^HFILTER|^R_SPF|^R_DKIM|RBL|_FAIL$|^DMARC|^ARC|^AUTH_NA|^RDNS_NONE/;

const has = (command: string) => spawnSync("which", [command]).status === 0;

function run(command: string, args: readonly string[]): string {
  const { stdout, status, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

function spamassassin(folder: string, mails: readonly TypicalMail[]): Score[] {
  const mbox = join(folder, "all.mbox");
  const parts = mails.map(
    ({ raw }) =>
      `From MAILER-DAEMON Thu Jan  1 00:00:00 2026\n${raw.replaceAll("\r\n", "\n").replace(/^From /gm, ">From ")}\n`,
  );
  writeFileSync(mbox, parts.join("\n"), "latin1");
  const found = run("spamassassin", ["--local", "--mbox", mbox]);
  const results = found.split(/^From MAILER-DAEMON/m);
  // They come in an order of their own.
  return mails.map(({ raw }) => {
    const id = /^Message-ID: (\S+)/m.exec(raw)?.[1] ?? "";
    const result = results.find((text) => text.includes(id)) ?? "";
    const [, points, rules = ""] =
      /^X-Spam-Status: \w+, score=(\S+)[\s\S]*?tests=([\s\S]*?)\sautolearn/m.exec(result) ?? [];
    return { points: Number(points), rules: rules.replace(/\s+/g, "") };
  });
}

async function startRspamd(): Promise<ChildProcess> {
  const server = spawn("rspamd", ["-f", "-u", "_rspamd", "-g", "_rspamd"], { stdio: "ignore" });
  for (let tries = 0; tries < 120; tries += 1) {
    if (spawnSync("rspamc", ["stat"]).status === 0) return server;
    await wait(1000);
  }
  server.kill();
  throw new Error("rspamd does not start.");
}

async function rspamd(folder: string, mails: readonly TypicalMail[]): Promise<Score[]> {
  const server = await startRspamd();
  try {
    return mails.map(({ raw, from, to }) => {
      const file = join(folder, "mail.eml");
      writeFileSync(file, raw, "latin1");
      const found = run("rspamc", [
        "-j",
        "-F",
        from,
        "-r",
        to,
        "-i",
        "93.184.216.34",
        "symbols",
        file,
      ]);
      const { symbols } = JSON.parse(found) as {
        symbols: Record<string, { name: string; score: number }>;
      };
      const counted = Object.values(symbols).filter(
        ({ name, score }) => score !== 0 && !offline.test(name),
      );
      return {
        points: counted.reduce((sum, { score }) => sum + score, 0),
        rules: counted.map(({ name, score }) => `${name} ${score}`).join(","),
      };
    });
  } finally {
    server.kill();
  }
}

const mails = await typicalMails();
const folder = mkdtempSync(join(tmpdir(), "mail-filters-"));
try {
  const scores = {
    spamassassin: has("spamassassin") ? spamassassin(folder, mails) : undefined,
    rspamd: has("rspamd") ? await rspamd(folder, mails) : undefined,
  };
  const cell = (score: Score | undefined) => (score ? score.points.toFixed(1) : "not installed");
  console.log(
    "| form | text | sender | SpamAssassin (5) | rspamd (6) |\n| --- | --- | --- | --- | --- |",
  );
  for (const [at, { form, text, sender }] of mails.entries()) {
    const [first, second] = [scores.spamassassin?.[at], scores.rspamd?.[at]];
    console.log(`| ${form} | ${text} | ${sender} | ${cell(first)} | ${cell(second)} |`);
    for (const [name, score] of Object.entries({ spamassassin: first, rspamd: second })) {
      if (!score || score.points <= most[name as keyof typeof most]) continue;
      if (!notOurs.test(score.rules)) process.exitCode = 1;
      console.error(`${name} gives ${score.points.toFixed(1)}: ${score.rules}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
