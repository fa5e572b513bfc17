import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { prefix } from "@kolam/resolve/places";
import { expect, it } from "vitest";
import { command } from "../install/command.mjs";
import { deletable } from "../new/delete.ts";
import { makeable } from "../new/new.ts";
import { parts } from "../run/parts.mjs";
import { foldersOf, type Named, named, root } from "./commands.ts";
import { locate, readPackage } from "./packages.ts";

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}
const read = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), "utf8"));

const scripts = Object.keys(read("package.json").scripts ?? {});
const manifests = globSync("{package,tools/package,{packages,apps}/*/package}.json", { cwd: root });
const workspaces = manifests.map(read);
const subCommands: Readonly<Record<string, readonly string[]>> = {
  test: Object.keys(parts.test),
  bench: Object.keys(parts.bench),
  new: makeable,
  delete: deletable,
};
/** Commands of pnpm and npm themselves that the texts mean. */
const ofPackageManagers = [
  "dlx",
  "exec",
  "install",
  "login",
  "outdated",
  "pack",
  "publish",
  "view",
];

/** Whether a word is a placeholder: `atelier-medina` for the name of any site. */
const isPlaceholder = (word: string) => /^[A-Z]+$|^<.*>$|^atelier-medina$/.test(word);

/** Why a command cannot be run; `undefined` if it can. */
function faultOf({ file, words: [program, ...all] }: Named): string | undefined {
  const words = all[0] === "run" ? all.slice(1) : all;
  if (program === "node") {
    const script = words.find((word) => !word.startsWith("-")) ?? "";
    const there = foldersOf(file).some((folder) => existsSync(join(folder, script)));
    return there ? undefined : `there is no ${script}`;
  }
  if (words[0] === "--filter") {
    const [, name, script = ""] = words;
    const own = workspaces.find((workspace) => workspace.name === name)?.scripts ?? {};
    return script in own || ofPackageManagers.includes(script) ? undefined : `${name} has none`;
  }
  const [script = "", part] = words;
  if (!scripts.includes(script)) {
    const known = program === "pnpm" && existsSync(join(root, "node_modules/.bin", script));
    return known || ofPackageManagers.includes(script) ? undefined : "there is no such script";
  }
  const known = subCommands[script];
  if (!known || part === undefined || part.startsWith("-") || isPlaceholder(part)) return undefined;
  return known.includes(part) ? undefined : `“${part}” is not one of ${known.join(", ")}`;
}

it("every command that a document names exists", () => {
  expect(named.length).toBeGreaterThan(100);
  const faults = named.flatMap((each) => {
    const fault = faultOf(each);
    return fault === undefined ? [] : [`${each.file}: ${each.command}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

it("no script has the name of one of pnpm's own commands, which would run instead", () => {
  const help = execFileSync(...command("pnpm", ["--help", "--all"]), {
    cwd: root,
    encoding: "utf8",
  });
  const [, commands = ""] = /Commands:\n([\s\S]*?)\n\n/.exec(help) ?? [];
  const own = [...commands.matchAll(/^ {2}([\w-]+)|\[alias(?:es)?: ([^\]]+)\]/gm)].flatMap(
    ([, name, aliases]) => name ?? aliases?.split(", ") ?? [],
  );
  expect(own).toEqual(expect.arrayContaining(["licences", "audit", "remove"]));
  // These two run the script of their name.
  expect(scripts.filter((script) => own.includes(script))).toEqual(["start", "test"]);
});

const packages = manifests.map((file) =>
  readPackage(posix.dirname(file.replaceAll("\\", "/")), readFileSync(join(root, file), "utf8")),
);

/** The modules that Node loads with a file, as it names them: no types, and nothing on demand. */
const loadedBy = (source: string) =>
  [...source.matchAll(/^(?:import|export)\b(?! type\b)[^;"'()=]*["']([^"'\n]+)["']/gm)].map(
    ([, specifier = ""]) => specifier,
  );

/** Whether a file of the repository, or a module that it loads, imports something of the site. */
function importsSite(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !/\.(?:tsx?|mjs)$/.test(file) || !existsSync(join(root, file)))
    return false;
  seen.add(file);
  return loadedBy(readFileSync(join(root, file), "utf8")).some((specifier) => {
    if (specifier.startsWith(prefix)) return true;
    const target = specifier.startsWith(".")
      ? posix.join(posix.dirname(file), specifier)
      : locate(specifier, packages);
    return target !== undefined && importsSite(target, seen);
  });
}

it("every script whose program imports something of the site lets Node find it", () => {
  const programs = packages.flatMap(({ folder }) =>
    Object.entries(read(`${folder}/package.json`).scripts ?? {}).flatMap(([name, script]) =>
      script.split(" && ").flatMap((command) => {
        const [, options = "", file = ""] =
          /^node ((?:--import \S+ )*)(\S+\.(?:ts|mjs))/.exec(command) ?? [];
        if (!importsSite(posix.join(folder, file))) return [];
        return [{ name: `${folder}: ${name}`, finds: options.includes("resolve/hooks.ts") }];
      }),
    ),
  );
  expect(programs.length).toBeGreaterThan(5);
  expect(programs.filter(({ finds }) => !finds).map(({ name }) => name)).toEqual([]);
});

const workflows = globSync(".github/workflows/*.yml", { cwd: root })
  .map((file) => readFileSync(join(root, file), "utf8").replace(/@[\d.]+/g, ""))
  .join("\n");

/** Commands of the README that no workflow runs, and why. */
const leftOut: Readonly<Record<string, string>> = {
  "pnpm storybook": "serves until it is stopped; `pnpm build:storybook` builds the same",
  "pnpm serve": "serves until it is stopped; the journeys ask the same server",
  "pnpm changeset": "asks questions",
  "pnpm release": "publishes",
  "pnpm takeover": "needs a fork from before sites had folders",
  "pnpm new site": "would leave a site; the slow tests make one in a copy and build it",
};

it("a workflow runs in a fresh clone what the README names", () => {
  const isRun = ({ words: [program = "", script = "", part = ""] }: Named) => {
    const isPart = Object.hasOwn(subCommands, script) && part !== "" && !isPlaceholder(part);
    const command = [program, script, ...(isPart ? [part] : [])].join(" ");
    return command in leftOut || workflows.includes(command);
  };
  const own = named.filter(
    ({ file, words }) => file === "README.md" && scripts.includes(words[1] ?? ""),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((each) => !isRun(each)).map(({ command }) => command)).toEqual([]);
});

it("the README or the page on editing lists every part of a command, and no other", () => {
  const inReadme = named.filter(({ file }) => /^(?:README|docs\/editing)\.md$/.test(file));
  for (const [script, names] of Object.entries(subCommands)) {
    const told = inReadme.filter(({ words }) => words[1] === script).map(({ words }) => words[2]);
    expect(new Set(told.filter((word) => word !== undefined && !isPlaceholder(word)))).toEqual(
      new Set(names),
    );
  }
});
