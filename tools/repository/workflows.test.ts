import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, ".github/workflows");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const workflows = readdirSync(folder).map((name) => [name, read(`.github/workflows/${name}`)]);

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: string;
  readonly steps: readonly { readonly run?: string }[];
}

describe.each(workflows)("the workflow %s", (_, text = "") => {
  it("names every action by its full commit, with the version in a comment", () => {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("has read access to the code only, and keeps no credentials", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/actions\/checkout@/g)?.length ?? 0,
    );
  });

  it("builds in no job that may publish or has a secret", () => {
    const { jobs } = parse(text) as { jobs: Record<string, Job> };
    for (const [name, job] of Object.entries(jobs)) {
      const mayWrite = Object.values(job.permissions ?? {}).includes("write");
      const hasSecret = /secrets\.|github\.token|GITHUB_TOKEN/.test(JSON.stringify(job));
      if (!mayWrite && !hasSecret) continue;
      expect(job.needs, name).toBe("build");
      for (const { run = "" } of job.steps) {
        expect(run, name).not.toMatch(/\b(?:build|generate|test)(?!-)\b/);
      }
    }
  });

  it("puts no outside text into a shell command", () => {
    const commands = [...text.matchAll(/run: (.+)/g)].map(([, command]) => command);
    for (const command of commands) expect(command).not.toContain("${{");
  });
});

it("the tests run on the oldest supported Node, which fetches another, and on one that is used directly", () => {
  const { engines, packageManager } = JSON.parse(read("package.json"));
  const text = read(".github/workflows/check.yml");
  const oldest = /\d+\.\d+/.exec(engines.node)?.[0];
  expect(text).toContain(`node: ["${oldest}", "24"]`);
  expect(read("README.md")).toContain(`Node ${oldest} or newer`);
  const managers = workflows.flatMap(([, each = ""]) => each.match(/pnpm@[\d.]+/g) ?? []);
  expect(new Set(managers)).toEqual(new Set([packageManager]));
});
