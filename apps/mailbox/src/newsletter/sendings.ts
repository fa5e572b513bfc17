import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addLines, replaceFile } from "../store/durable-files.ts";

const day = 24 * 60 * 60 * 1000;
/** For how long it is known how often an address was written to. */
const monthMs = 30 * day;
const perDay = 1;
const perMonth = 5;

/** A letter that may be sent once it is written down. It counts from now on, unless it is taken back. */
export interface Sending {
  keep(): Promise<void>;
  cancel(): void;
}

/** Whether something is less than a time ago. What a wrong clock has dated in the future is not. */
const isWithin = (span: number, at: number, now: number): boolean => Math.abs(now - at) < span;

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
  const lineOf = ({ code, at }: (typeof sent)[number]): string => `${code} ${at}`;
  /** Keeps some letters only. A disk that does not take it has too many, which harms nobody. */
  const keepOnly = (some: typeof sent): void => {
    if (some.length === sent.length) return;
    sent = some;
    try {
      replaceFile(sentPath, sent.map((one) => `${lineOf(one)}\n`).join(""));
    } catch {}
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
      keepOnly(sent.filter(({ at }) => isWithin(monthMs, at, now)));
      const code = boxOf(address);
      const here = sent.filter((one) => one.code === code);
      const today = (all: typeof sent) => all.filter(({ at }) => isWithin(day, at, now)).length;
      const isEnough = today(here) >= perDay || here.length >= perMonth;
      if (isEnough || stopped.has(code)) return "enough";
      if (today(sent) >= mostADay) return "full";
      const noted = { code, at: now };
      sent.push(noted);
      return {
        keep: () => addLines(sentPath, [lineOf(noted)]),
        cancel: () => keepOnly(sent.filter((one) => one !== noted)),
      };
    },

    /** Sees to it that an address is never written to again. */
    async stop(address: string): Promise<void> {
      const code = boxOf(address);
      if (stopped.has(code)) return;
      await addLines(stoppedPath, [code]);
      stopped.add(code);
    },
  };
}
