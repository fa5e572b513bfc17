import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Git, GitProblem } from "./git.ts";

let folder = "";

/** Runs Git in the repository of the test, or in another folder. */
const git = (...args: readonly string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  vi.stubEnv("GIT_CONFIG_GLOBAL", devNull);
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  folder = realpathSync(mkdtempSync(join(tmpdir(), "editing git-")));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Meera");
  git("config", "user.email", "meera@example.com");
  mkdirSync(join(folder, "words"));
  for (const name of ["words/about.ts", "words/home.ts", "code.ts"]) write(name, "one\n");
  git("add", ".");
  git("commit", "--quiet", "--message=First");
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function opened(): Promise<Git> {
  const found = await Git.of(folder);
  if (!found) throw new Error("There is no repository.");
  return found;
}

it("finds what has changed in some folders, staged or not, new or gone", async () => {
  write("words/about.ts", "two\n");
  write("words/a new [one].ts", "new\n");
  write("code.ts", "two\n");
  rmSync(join(folder, "words/home.ts"));
  git("add", "words/about.ts");
  const found = await (await opened()).changed([join(folder, "words")]);
  expect([...found].sort()).toEqual(["words/a new [one].ts", "words/about.ts", "words/home.ts"]);
  expect((await (await opened()).content("words/about.ts"))?.toString()).toBe("one\n");
  expect(await (await opened()).content("words/a new [one].ts")).toBeUndefined();
});

it("commits these files alone; what else is staged stays so", async () => {
  write("code.ts", "staged\n");
  git("add", "code.ts");
  write("code.ts", "staged, and more\n");
  write("words/about.ts", "two\n");
  write("words/a new [one].ts", "new\n");
  rmSync(join(folder, "words/home.ts"));
  const files = ["words/about.ts", "words/a new [one].ts", "words/home.ts"];
  await (await opened()).commit(files, "#1: “Dawn” for “sunrise”");
  expect(git("log", "-1", "--format=%an|%ae|%B")).toBe(
    "Meera|meera@example.com|#1: “Dawn” for “sunrise”",
  );
  expect(git("show", "--name-status", "--format=", "--no-renames", "HEAD").split("\n")).toEqual([
    "A\twords/a new [one].ts",
    "M\twords/about.ts",
    "D\twords/home.ts",
  ]);
  expect(git("status", "--porcelain")).toBe("MM code.ts");
  expect(git("show", ":code.ts")).toBe("staged");
});

it("commits what was staged as new or as gone", async () => {
  write("words/new.ts", "new\n");
  git("add", "words/new.ts");
  git("rm", "--quiet", "words/home.ts");
  await (await opened()).commit(["words/new.ts", "words/home.ts"], "Both");
  expect(git("status", "--porcelain")).toBe("");
});

it("begins a repository's history", async () => {
  git("checkout", "--quiet", "--orphan", "fresh");
  git("rm", "-r", "--cached", "--quiet", ".");
  await (await opened()).commit(["words/about.ts"], "The first words");
  expect(git("ls-tree", "-r", "--name-only", "HEAD")).toBe("words/about.ts");
});

it("leaves the index as it was when a hook refuses", async () => {
  const hook = join(folder, ".git/hooks/pre-commit");
  mkdirSync(join(folder, ".git/hooks"), { recursive: true });
  writeFileSync(hook, "#!/bin/sh\necho 'No full stops, please.' >&2\nexit 1\n", { mode: 0o755 });
  write("words/new.ts", "new\n");
  write("words/about.ts", "two\n");
  const before = git("status", "--porcelain");
  await expect((await opened()).commit(["words/new.ts", "words/about.ts"], "Two.")).rejects.toThrow(
    "No full stops, please.",
  );
  expect(git("status", "--porcelain")).toBe(before);
});

it("commits nothing in the middle of a merge", async () => {
  git("switch", "--quiet", "--create", "other");
  write("words/about.ts", "theirs\n");
  git("commit", "--all", "--quiet", "--message=Theirs");
  git("switch", "--quiet", "main");
  write("words/about.ts", "ours\n");
  git("commit", "--all", "--quiet", "--message=Ours");
  expect(() => git("merge", "other")).toThrow();
  write("words/home.ts", "two\n");
  await expect((await opened()).commit(["words/home.ts"], "Two")).rejects.toThrow(
    "in the middle of a merge",
  );
  git("merge", "--abort");
  git("restore", "words/home.ts");
  expect(() => git("rebase", "other")).toThrow();
  write("words/home.ts", "two\n");
  await expect((await opened()).commit(["words/home.ts"], "Two")).rejects.toThrow(
    "in the middle of a rebase",
  );
});

it("commits nothing without a branch, or for nobody", async () => {
  write("words/about.ts", "two\n");
  git("checkout", "--quiet", "--detach");
  await expect((await opened()).commit(["words/about.ts"], "Two")).rejects.toThrow(GitProblem);
  git("switch", "--quiet", "main");
  git("config", "--unset", "user.email");
  await expect((await opened()).commit(["words/about.ts"], "Two")).rejects.toThrow(
    "does not know who you are",
  );
  expect(git("log", "--oneline").split("\n")).toHaveLength(1);
});

it("knows where there is no repository", async () => {
  rmSync(join(folder, ".git"), { recursive: true });
  expect(await Git.of(folder)).toBeUndefined();
});
