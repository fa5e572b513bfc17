import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { current, languages } from "@kolam/content/model/pages/languages";
import type { ErrorPayload, Plugin } from "vite";
import { nodeOptions } from "../../resolve/node-options.ts";
import { BuildError } from "../build-error.ts";
import { type ContentProblem, readProblems, tell } from "./explain.ts";

const content = resolve(import.meta.dirname, "../../../../packages/content");
const project = current === languages[0] ? "." : `tsconfig.${current.tag}.json`;
const folders = ["src", "model", "texts"].map((folder) => resolve(content, folder));
/** A text editor writes several files at once. In ms. */
const pause = 150;

/** What a script prints in the content package, also when it finds problems and so fails. */
function output(...args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: content }, (error, text) =>
      error && !text ? fail(error) : done(text),
    );
  });
}

/**
 * What the type checker finds in the content, and if it finds nothing, which words are another
 * language's and which texts search engines would cut.
 */
async function findProblems(): Promise<ContentProblem[]> {
  const tsc = ["node_modules/typescript/bin/tsc", "-p", project, "--noEmit", "--pretty", "false"];
  const problems = readProblems(await output(...tsc));
  if (problems.length > 0) return problems;
  const checks = ["untranslated", "search-lengths"].map((name) =>
    output(...nodeOptions, `build/${name}.ts`),
  );
  return readProblems((await Promise.all(checks)).join("\n"));
}

function sourceOf({ file }: ContentProblem): string {
  const path = resolve(content, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

const told = (problems: readonly ContentProblem[]) =>
  problems.map((problem) => tell(problem, sourceOf(problem)));

/**
 * Checks the content before a build writes anything.
 * @returns what search engines would like better otherwise
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
  const file = resolve(content, problem.file);
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
 * In development, tells a mistake in the words and facts on the page and in the terminal, in an
 * editor's words.
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
        if (!file.endsWith(".ts") || !folders.some((folder) => file.startsWith(folder))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          check().catch((error: Error) => config.logger.error(error.message));
        }, pause);
      };
      for (const event of ["add", "change", "unlink"]) watcher.on(event, later);
      ws.on("connection", () => {
        if (err) ws.send({ type: "error", err });
      });
      later(resolve(content, "src/facts/company.ts"));
    },
  };
}
