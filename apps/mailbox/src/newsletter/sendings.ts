import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const day = 24 * 60 * 60 * 1000;
/** For how long it is known how often an address was written to. */
const monthMs = 30 * day;
const perDay = 1;
const perMonth = 5;

/** A letter that may be sent: it counts from now on, unless it is taken back. */
export interface Sending {
  keep(): void;
  cancel(): void;
}

const linesOf = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];

/**
 * How often each address was written to, and which must never be written to again. The disk has no
 * address, only codes that whoever has the disk but not the key cannot undo. No address gets more
 * than one letter a day and five a month, and all together no more than `mostADay`.
 * @param codeOf makes such a code of an address
 */
export function openSendings(
  dataDir: string,
  codeOf: (address: string) => string,
  mostADay: number,
) {
  const sentPath = join(dataDir, "newsletter-sent.txt");
  const stoppedPath = join(dataDir, "newsletter-stopped.txt");
  const stopped = new Set(linesOf(stoppedPath));
  const sentLines = linesOf(sentPath);
  let sent = sentLines.map((line) => {
    const [code = "", at = ""] = line.split(" ");
    return { code, at: Number(at) };
  });
  const forgetOld = (now: number): void => {
    const recent = sent.filter(({ at }) => now - at < monthMs);
    if (recent.length === sent.length) return;
    sent = recent;
    const lines = recent.map(({ code, at }) => `${code} ${at}\n`);
    writeFileSync(sentPath, lines.join(""), { mode: 0o600 });
  };
  /** The box of an address: what follows a + leads to the same. */
  const boxOf = (address: string): string => {
    const [box = "", domain = ""] = address.toLowerCase().split(/@(?=[^@]*$)/);
    return codeOf(`${box.split("+")[0]}@${domain}`);
  };
  return {
    /**
     * A letter to an address; `enough` if there may be none to this one, `full` if there may be
     * none to anybody now.
     */
    reserve(address: string, now = Date.now()): Sending | "enough" | "full" {
      forgetOld(now);
      const code = boxOf(address);
      const here = sent.filter((one) => one.code === code);
      const today = (all: typeof sent) => all.filter(({ at }) => now - at < day).length;
      const isEnough = today(here) >= perDay || here.length >= perMonth;
      if (isEnough || stopped.has(code)) return "enough";
      if (today(sent) >= mostADay) return "full";
      const noted = { code, at: now };
      sent.push(noted);
      return {
        keep: () => appendFileSync(sentPath, `${code} ${now}\n`, { mode: 0o600 }),
        cancel: () => {
          sent = sent.filter((one) => one !== noted);
        },
      };
    },

    /** Sees to it that an address is never written to again. */
    stop(address: string): void {
      const code = boxOf(address);
      if (stopped.has(code)) return;
      appendFileSync(stoppedPath, `${code}\n`, { mode: 0o600, flush: true });
      stopped.add(code);
    },
  };
}
