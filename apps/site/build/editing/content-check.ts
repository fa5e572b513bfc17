import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { folders, language, site } from "@kolam/resolve/current";
import { nodeOptions } from "@kolam/resolve/node-options";
import { allWordFolders, pathWithin } from "@kolam/resolve/places";
import { root } from "@kolam/resolve/sites";
import { typesFile } from "@kolam/resolve/types";
import type { ErrorPayload, Plugin } from "vite";
import { BuildError } from "../build-error.ts";
import { type ContentProblem, readProblems, tell } from "./explain.ts";

const tsc = resolve(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
const scripts = join(root, "packages/content/build");
const watched = [folders.facts, ...allWordFolders(site), join(root, "packages/content/model")];
/** A text editor writes several files at once. In ms. */
const pause = 150;

/** The output of a script, even if it finds problems and therefore fails. */
function output(...args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: root }, (error, text) =>
      error && !text ? fail(error) : done(text),
    );
  });
}

/**
 * The type checker's findings in the content, without errors in the shared code that result from a
 * mistake in the facts or texts.
 */
async function typeProblems(): Promise<ContentProblem[]> {
  const project = typesFile(site, language, "content");
  const problems = readProblems(await output(tsc, "-p", project, "--noEmit", "--pretty", "false"));
  const own = problems.filter(
    ({ file }) => pathWithin([folders.site, folders.content], resolve(root, file)) !== undefined,
  );
  return own.length > 0 ? own : problems;
}

/**
 * What the type checker finds in the content, and if it finds nothing, which words are borrowed
 * from another language and which texts search engines would cut.
 */
async function findProblems(): Promise<ContentProblem[]> {
  const problems = await typeProblems();
  if (problems.length > 0) return problems;
  const checks = ["untranslated", "search-lengths"].map((name) =>
    output(...nodeOptions, join(scripts, `${name}.ts`)),
  );
  return readProblems((await Promise.all(checks)).join("\n"));
}

function sourceOf({ file }: ContentProblem): string {
  const path = resolve(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

const told = (problems: readonly ContentProblem[]) =>
  problems.map((problem) => tell(problem, sourceOf(problem)));

/** The type errors in facts and texts, worded for an editor. */
export const typeMistakes = async (): Promise<string[]> => told(await typeProblems());

/**
 * Checks the content before a build writes anything.
 * @returns what search engines would prefer
 * @throws {BuildError} with every mistake
 */
export async function checkContent(): Promise<string[]> {
  const problems = await findProblems();
  const mistakes = told(problems.filter(({ severity }) => severity === "error"));
  if (mistakes.length > 0)
    throw new BuildError(["The content has mistakes:", ...mistakes].join("\n"));
  return told(problems);
}

/** The first mistake in the content as Vite's error overlay shows it, and as the terminal does. */
function firstMistake(problems: readonly ContentProblem[]): ErrorPayload["err"] | undefined {
  const mistakes = problems.filter(({ severity }) => severity === "error");
  const [problem] = mistakes;
  if (!problem) return undefined;
  const file = resolve(root, problem.file);
  const source = sourceOf(problem);
  const others = mistakes.length > 1 ? `\n(and ${mistakes.length - 1} more)` : "";
  const { line, column } = problem;
  return {
    message: `${tell(problem, source)}${others}`,
    stack: "",
    frame: source.split("\n")[line - 1]?.trim() ?? "",
    id: file,
    loc: { file, line, column },
    plugin: "content",
  };
}

/**
 * In development, reports a mistake in texts and facts on the page and in the terminal, worded for
 * an editor.
 */
export function contentCheck(): Plugin {
  return {
    name: "kolam:content-check",
    apply: "serve",
    configureServer({ watcher, ws, config }) {
      let err: ErrorPayload["err"] | undefined;
      let timer: NodeJS.Timeout | undefined;
      const check = async () => {
        const had = err !== undefined;
        const problems = await findProblems();
        err = firstMistake(problems);
        const advice = told(problems.filter(({ severity }) => severity === "warning"));
        for (const text of advice) config.logger.warn(text);
        if (err) {
          config.logger.error(err.message);
          ws.send({ type: "error", err });
        } else if (had) ws.send({ type: "full-reload" });
      };
      const later = (file: string) => {
        if (!file.endsWith(".ts") || pathWithin(watched, file) === undefined) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          check().catch((error: Error) => config.logger.error(error.message));
        }, pause);
      };
      for (const event of ["add", "change", "unlink"]) watcher.on(event, later);
      ws.on("connection", () => {
        if (err) ws.send({ type: "error", err });
      });
      later(join(folders.facts, "company.ts"));
    },
  };
}
