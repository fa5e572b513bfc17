import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Git } from "./git.ts";
import { positionOf, send } from "./send.ts";

let folder = "";
const day = "2026-11-29";

/** Runs Git in a repository of the test: the writer's, unless another one is named. */
const git = (args: readonly string[], place = "writer") =>
  execFileSync("git", args, { cwd: join(folder, place), encoding: "utf8", stdio: "pipe" }).trim();

function commit(sentence: string, place = "writer") {
  writeFileSync(join(folder, place, "about.ts"), `${sentence}\n`);
  git(["add", "."], place);
  git(["commit", "--quiet", `--message=${sentence}`], place);
}

beforeEach(() => {
  vi.stubEnv("GIT_CONFIG_GLOBAL", devNull);
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  for (const who of ["AUTHOR", "COMMITTER"]) {
    vi.stubEnv(`GIT_${who}_NAME`, "Meera");
    vi.stubEnv(`GIT_${who}_EMAIL`, "meera@example.com");
  }
  folder = realpathSync(mkdtempSync(join(tmpdir(), "editing send-")));
  const run = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  run("init", "--quiet", "--bare", "--initial-branch=main", "host.git");
  run("clone", "--quiet", "host.git", "writer");
  git(["switch", "--quiet", "--create", "main"]);
  commit("First");
  git(["push", "--quiet", "--set-upstream", "origin", "main"]);
  git(["remote", "set-head", "origin", "--auto"]);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function opened(): Promise<Git> {
  const found = await Git.of(join(folder, "writer"));
  if (!found) throw new Error("There is no repository.");
  return found;
}

const branchesOnHost = () => git(["branch", "--format=%(refname:short)"], "host.git").split("\n");

it("makes a branch from the one that goes online, and leaves that as it is", async () => {
  commit("“Dawn” für sunrise: Ünïcode, and a sentence that goes on and on");
  const before = git(["rev-parse", "main"], "host.git");
  expect(await positionOf(await opened(), undefined)).toMatchObject({ online: "main", ahead: 1 });
  const preview = "https://{branch}.agency.example";
  const sent = await send(await opened(), { day, preview });
  const branch = "words-2026-11-29-dawn-fur-sunrise-unicode-and-a-sentence";
  expect(sent).toEqual({
    branch,
    madeFrom: "main",
    count: 1,
    preview: `https://${branch}.agency.example`,
  });
  expect(git(["rev-parse", "main"], "host.git")).toBe(before);
  expect(git(["rev-parse", branch], "host.git")).toBe(git(["rev-parse", "HEAD"]));
  expect(git(["branch", "--show-current"])).toBe(branch);
});

it("goes on in the branch that it made", async () => {
  commit("One");
  const { branch } = await send(await opened(), { day });
  commit("Two");
  expect(await send(await opened(), { day })).toEqual({ branch, count: 1 });
  expect(branchesOnHost()).toEqual(["main", branch]);
});

it("takes another name where there is such a branch", async () => {
  git(["push", "--quiet", "origin", "main:words-2026-11-29-one"]);
  commit("One");
  expect((await send(await opened(), { day })).branch).toBe("words-2026-11-29-one-2");
});

it("follows the setting, and asks the host where nothing else says which branch goes online", async () => {
  git(["switch", "--quiet", "--create", "live"]);
  commit("One");
  expect((await send(await opened(), { day, online: "live" })).madeFrom).toBe("live");
  git(["switch", "--quiet", "main"]);
  git(["remote", "set-head", "origin", "--delete"]);
  commit("Two");
  expect((await send(await opened(), { day })).madeFrom).toBe("main");
});

it("never sends a branch to the one that it was made from", async () => {
  const before = git(["rev-parse", "main"], "host.git");
  git(["switch", "--quiet", "--create", "mine", "--track", "origin/main"]);
  commit("One");
  await send(await opened(), { day });
  expect(git(["rev-parse", "main"], "host.git")).toBe(before);
  expect(branchesOnHost()).toContain("mine");
});

it("keeps everything that is refused, and says why", async () => {
  git(["switch", "--quiet", "--create", "mine"]);
  commit("One");
  await send(await opened(), { day });
  execFileSync("git", ["clone", "--quiet", "--branch=mine", "host.git", "other"], { cwd: folder });
  commit("Theirs", "other");
  git(["push", "--quiet"], "other");
  commit("Two");
  await expect(send(await opened(), { day })).rejects.toThrow("Somebody else has sent changes");
  expect(git(["log", "-1", "--format=%s"])).toBe("Two");
});

it.skipIf(process.platform === "win32")("says what a rule of the host says", async () => {
  const hook = join(folder, "host.git/hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\necho 'Only on weekdays.' >&2\nexit 1\n");
  chmodSync(hook, 0o755);
  commit("One");
  await expect(send(await opened(), { day })).rejects.toThrow("Only on weekdays.");
  rmSync(hook);
  const sent = await send(await opened(), { day });
  expect(sent.branch).toBe("words-2026-11-29-one");
});

it("says that there is nothing to send, or no place", async () => {
  await expect(send(await opened(), { day })).rejects.toThrow("nothing to send");
  git(["remote", "remove", "origin"]);
  commit("One");
  await expect(send(await opened(), { day })).rejects.toThrow("no place to send to");
});
