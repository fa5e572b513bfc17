import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catchUp } from "../takeover/catch-up.ts";

/**
 * What our next version changes: a component, a check, words and pages of the sample, and a
 * dependency.
 */
const changes: Readonly<Record<string, readonly [from: RegExp, to: string]>> = {
  "apps/site/src/sections/page-hero.tsx": [/^(\/\*\* )/m, "$1Of the next version. "],
  "apps/site/build/checks/page-audit/checks/head.ts": [/( +)"og:title",\n/, '$&$1"og:locale",\n'],
  "packages/content/src/en/pages/about.ts": [/("[^"]+) in /, "$1 inside "],
  "packages/content/src/en/pages/about.meta.ts": [/"About/, '"All about'],
  "packages/content/src/facts/company.ts": [/founded: \d+/, "founded: 2001"],
  "packages/content/src/en/services/seo/page.ts": [/\n\/\*\*/, "\n/** Of the next version. */\n$&"],
  "apps/site/src/pages/seo/seo-page.tsx": [/\n\/\*\*/, "\n// Of the next version.\n$&"],
  "packages/ui/src/tokens/brand.tokens.json": [/#[0-9a-f]{6}/, "#123456"],
  "tools/package.json": [/"pixelmatch": "/, "$&^"],
  "pnpm-lock.yaml": [/\n {6}pixelmatch:\n {8}specifier: /, "$&^"],
};

/** Those of them that an owner gets. */
const ours = ["page-hero.tsx", "head.ts", "tools/package.json", "pnpm-lock.yaml"];

/**
 * Our next version for a copy that `takeOver` is about to make another agency's: call it before,
 * and what it returns afterwards, which merges the version as docs/updates.md says.
 * @param node runs a script of the copy
 */
export function nextVersion(
  folder: string,
  node: (script: string, ...args: readonly string[]) => void,
): () => void {
  const git = (...args: readonly string[]) => {
    const author = ["-c", "user.name=Somebody", "-c", "user.email=somebody@agency.example"];
    return execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" });
  };
  const commit = (message: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--no-verify", "--message", message);
  };
  git("init", "--quiet", "--initial-branch=main");
  commit("The version that is taken over");
  return () => {
    commit("Taken over");
    git("checkout", "--quiet", "-b", "next", "main~1");
    for (const [file, [from, to]] of Object.entries(changes)) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      assert.match(text, from, file);
      writeFileSync(path, text.replace(from, to));
    }
    node("tools/new/new.ts", "page", "Events");
    commit("The next version");
    const next = git("show", "--name-only", "--format=", "HEAD").split("\n").filter(Boolean);
    git("checkout", "--quiet", "main");
    assert.deepEqual(catchUp(folder, "next"), []);
    const got = git("diff", "--name-only", "--cached", "HEAD").split("\n").filter(Boolean);
    const wanted = next.filter((file) =>
      ours.some((end) => file.endsWith(`/${end}`) || file === end),
    );
    assert.deepEqual(got, wanted);
    commit("The next version, merged");
  };
}
