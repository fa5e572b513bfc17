import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkChangeset } from "./changeset-check.ts";

let root = "";

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(): string {
  git("add", "--all");
  git("commit", "--message", "A change");
  return git("rev-parse", "HEAD");
}

const button = "packages/ui/src/button/button.tsx";

describe("the changeset check", () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "changeset-check-"));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("explains why it does not apply if there is nothing to compare with", () => {
    expect(checkChangeset(root).message).toMatch(/does not apply: this clone has no origin\/main/);
    git("init", "--initial-branch", "main");
    write(button, "1");
    commit();
    expect(checkChangeset(root).message).toMatch(/this is main itself, and there is no origin/);
    expect(checkChangeset(root, "f".repeat(40)).message).toMatch(/this clone has no f/);
    git("branch", "--move", "work");
    expect(checkChangeset(root).outcome).toBe("does not apply");
  });

  describe("on a branch", () => {
    beforeEach(() => {
      git("init", "--initial-branch", "main");
      write(button, "1");
      commit();
      git("switch", "--create", "work");
    });

    it("requires nothing if the kit has not changed", () => {
      write("apps/site/src/page.tsx", "1");
      write("packages/ui/src/button/button.stories.tsx", "1");
      write("packages/ui/src/button/button.test.tsx", "1");
      commit();
      expect(checkChangeset(root).outcome).toBe("fine");
    });

    it.each([
      ["committed", () => [write(button, "2"), commit()]],
      ["not yet committed", () => write(button, "2")],
      ["new", () => write("packages/ui/src/card/card.module.css", "1")],
      ["deleted", () => rmSync(join(root, button))],
      ["in the manifest", () => write("packages/ui/package.json", "{}")],
    ])("requires a changeset if the kit has changed: %s", (_, change) => {
      change();
      const { outcome, message } = checkChangeset(root);
      expect(outcome).toBe("missing");
      expect(message).toContain("pnpm changeset");
      expect(message).toMatch(/^ {2}packages\/ui\//m);
    });

    it.each([
      ["for the kit", '---\n"@kolam/ui": minor\n---\n\nA new size.\n', "fine"],
      ["that is empty on purpose", "---\n---\n", "fine"],
      ["for another package", '---\n"@kolam/mailbox": patch\n---\n\nText\n', "missing"],
      ["without front matter", "# Changesets\n", "missing"],
    ])("reads a changeset %s", (_, text, outcome) => {
      write(button, "2");
      write(".changeset/brave-cats-sing.md", text);
      commit();
      expect(checkChangeset(root).outcome).toBe(outcome);
    });

    it("ignores older changesets", () => {
      git("switch", "main");
      write(".changeset/old.md", '---\n"@kolam/ui": minor\n---\n');
      commit();
      git("switch", "--create", "later");
      write(button, "3");
      expect(checkChangeset(root).outcome).toBe("missing");
    });

    it("accepts a release, which consumes the changesets", () => {
      write(button, "2");
      write("packages/ui/CHANGELOG.md", "## 0.2.0");
      commit();
      expect(checkChangeset(root).outcome).toBe("fine");
    });

    it("compares main with the given commit", () => {
      git("switch", "main");
      const before = git("rev-parse", "HEAD");
      write(button, "2");
      commit();
      expect(checkChangeset(root, before).outcome).toBe("missing");
      expect(checkChangeset(root, "0".repeat(40)).outcome).toBe("does not apply");
    });
  });
});
