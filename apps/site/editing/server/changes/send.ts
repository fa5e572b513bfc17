import { branchInHost } from "../../../build/hosting/preview.ts";
import { type Git, GitProblem } from "./git.ts";

/** The state of the repository, for pushing. */
export interface Position {
  /** The branch that is checked out; empty on none. */
  readonly branch: string;
  /** The name of the place that branches are sent to; empty if there is none. */
  readonly remote: string;
  /** The production branch; empty if unknown. */
  readonly online: string;
  /** How many commits are only on this machine. */
  readonly ahead: number;
}

/** Where a branch is sent to. */
async function remoteOf(git: Git, branch: string): Promise<string> {
  const own = await git.line("config", "--get", `branch.${branch}.remote`);
  const names = (await git.line("remote")).split(/\r?\n/).filter(Boolean);
  if (names.includes(own)) return own;
  return names.includes("origin") ? "origin" : names.length === 1 ? (names[0] ?? "") : "";
}

/** @param online the branch that `site.ts` names; otherwise it is the remote's own choice */
export async function positionOf(git: Git, online: string | undefined): Promise<Position> {
  const branch = await git.branch();
  const remote = await remoteOf(git, branch);
  const head = await git.line("symbolic-ref", "--quiet", `refs/remotes/${remote}/HEAD`);
  const ahead = await git.line("rev-list", "--count", "HEAD", "--not", `--remotes=${remote}`);
  return {
    branch,
    remote,
    online: online ?? head.replace(`refs/remotes/${remote}/`, ""),
    ahead: remote ? Number(ahead) : 0,
  };
}

/** What was sent, and where it went. */
export interface SentBranch {
  readonly branch: string;
  /** The branch that goes online, if this one was made because that was checked out. */
  readonly madeFrom?: string;
  /** How many commits were new. */
  readonly count: number;
  readonly preview?: string;
}

/** What sending depends on. */
export interface SendSettings {
  /** The branch that goes online. */
  readonly online?: string | undefined;
  /** The address of a preview, with `{branch}`. */
  readonly preview?: string | undefined;
  /** `YYYY-MM-DD`, for the name of a new branch. */
  readonly day: string;
}

/** A name for a branch, after the day and the last sentence. */
async function freeName(git: Git, remote: string, day: string): Promise<string> {
  const sentence = await git.line("log", "-1", "--format=%s");
  const words = branchInHost(sentence.normalize("NFKD").replace(/\p{M}/gu, "")).slice(0, 40);
  const name = ["words", day, words.replace(/-$/, "")].filter(Boolean).join("-");
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}-${number}`;
    const here = await git.line("rev-parse", "--verify", "--quiet", `refs/heads/${tried}`);
    if (!here && !(await git.line("ls-remote", remote, `refs/heads/${tried}`))) return tried;
  }
}

/** Why a push was rejected, from the output of `git push --porcelain`. */
function reasonOf(output: string, said: string): string {
  const [, reason = ""] = /^!\t\S+\t(.*)$/m.exec(output) ?? [];
  if (/fetch first|non-fast-forward/.test(reason)) {
    return "Somebody else has sent changes to this branch since. Take them over first, with `git pull`, and send again.";
  }
  return [reason, said].filter(Boolean).join(": ") || "Git does not say why.";
}

/**
 * Sends what was kept. From the branch that goes online it makes a branch first, which then is
 * checked out.
 * @throws {GitProblem} with everything kept on this machine
 */
export async function send(git: Git, settings: SendSettings): Promise<SentBranch> {
  const { branch: from, remote, ahead, online: known } = await positionOf(git, settings.online);
  if (from === "") throw new GitProblem("No branch is checked out: `git switch NAME` does that.");
  if (remote === "") {
    throw new GitProblem(
      "This repository has no place to send to. Whoever set it up can add one: `git remote add origin ADDRESS`.",
    );
  }
  if (ahead === 0)
    throw new GitProblem(
      "There is nothing to send: everything that was committed is there already.",
    );
  const told = await git.line("ls-remote", "--symref", remote, "HEAD");
  const online = known || (/^ref: refs\/heads\/(\S+)/.exec(told)?.[1] ?? "");
  let branch = from;
  if (from === online) {
    branch = await freeName(git, remote, settings.day);
    const made = await git.run("switch", "--quiet", "--no-track", "--create", branch);
    if (!made.isDone) throw new GitProblem(`No branch could be made: ${made.said}`);
  }
  const hasUpstream = (await git.line("config", "--get", `branch.${branch}.merge`)) !== "";
  const pushed = await git.run(
    "push",
    "--porcelain",
    ...(hasUpstream ? [] : ["--set-upstream"]),
    remote,
    // To the branch of this name, whatever it was made from.
    `refs/heads/${branch}:refs/heads/${branch}`,
  );
  if (!pushed.isDone) {
    const reason = reasonOf(pushed.output.toString(), pushed.said);
    throw new GitProblem(
      `It was not sent. ${reason} Everything is kept on this machine, on the branch ${branch}.`,
    );
  }
  const preview = settings.preview?.replace("{branch}", branchInHost(branch));
  return {
    branch,
    count: ahead,
    ...(branch !== from && { madeFrom: from }),
    ...(preview && { preview }),
  };
}
