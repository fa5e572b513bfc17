import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** When each line of a file last changed, in seconds since 1970. */
export type LineTimes = (line: number) => number;

const header = /^([\da-f]{40}) \d+ (\d+)/;

/** Reads what `git blame --porcelain` writes. */
export function timesOf(blame: string): ReadonlyMap<number, number> {
  const ofCommit = new Map<string, number>();
  const commits = new Map<number, string>();
  let commit = "";
  for (const text of blame.split("\n")) {
    const [, hash, line] = header.exec(text) ?? [];
    if (hash !== undefined) {
      commit = hash;
      commits.set(Number(line), hash);
    } else if (text.startsWith("author-time ")) ofCommit.set(commit, Number(text.slice(12)));
  }
  return new Map([...commits].map(([line, hash]) => [line, ofCommit.get(hash) ?? 0]));
}

/** As many as are asked of Git at the same time. */
const atOnce = 8;
let running = 0;
const waiting: (() => void)[] = [];

/** Does something as soon as few others are done at the same time. */
async function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const blamed = (file: string) =>
  new Promise<string | undefined>((done) => {
    const args = ["blame", "--porcelain", "-w", "--", file];
    execFile("git", args, { cwd: dirname(file), maxBuffer: 2 ** 26 }, (error, output) =>
      done(error ? undefined : output),
    );
  });

/**
 * When the lines of a file last changed according to Git; uncommitted lines count as changed now.
 * For an untracked file, the file's own time. Changes of white space do not count.
 */
export async function lineTimes(file: string): Promise<LineTimes> {
  const blame = await inTurn(() => blamed(file));
  const own = statSync(file).mtimeMs / 1000;
  if (blame === undefined) return () => own;
  const times = timesOf(blame);
  return (line) => times.get(line) ?? own;
}
