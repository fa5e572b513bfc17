import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { foldersOf } from "@kolam/resolve/places";
import type { Site } from "@kolam/resolve/sites";
import { root } from "@kolam/resolve/sites";
import { typesFile } from "@kolam/resolve/types";
import { explain } from "../../build/editing/explain.ts";
import { LanguageServer } from "./language-server.ts";

const tsc = resolve(import.meta.dirname, "../../node_modules/typescript/bin/tsc");

/** What TypeScript says about a name. */
interface Hover {
  /** Such as `Opening.closes?: Day`. */
  readonly type: string;
  readonly comment: string;
}

/** Its kind is 21 for a value of a type, and 5 for a field. */
interface Completion {
  readonly label: string;
  readonly insertText?: string;
  readonly kind?: number;
}

const nameOf = ({ label, insertText }: Completion) => insertText ?? label;

interface Diagnostics {
  readonly items?: readonly { readonly severity: number; readonly message: string }[];
}

/**
 * Writes a project of TypeScript's with the site and what the machine makes of it, in a folder of its own: the
 * language server looks for `tsconfig.json` only. A file that is opened first makes it know the
 * project. Vite reloads everything when it sees a project change, so that only what differs is
 * written.
 * @returns the file to open first
 */
export function writeProject(site: Site, language: string): string {
  const folder = join(foldersOf(site).generated, "editing");
  const base = typesFile(site, language, "all");
  const { include }: { include: readonly string[] } = JSON.parse(readFileSync(base, "utf8"));
  mkdirSync(folder, { recursive: true });
  const settings = {
    extends: `../tsconfig.all.${language}.json`,
    include: [...include.map((path) => posix.join("..", path)), "opener.ts"],
  };
  const project = join(folder, "tsconfig.json");
  const text = JSON.stringify(settings);
  if (!existsSync(project) || readFileSync(project, "utf8") !== text) writeFileSync(project, text);
  const opener = join(folder, "opener.ts");
  writeFileSync(opener, "export {};\n");
  return opener;
}

/** TypeScript's own judgement of a file before it is written, within a second once it has started. */
export class TypeCheck {
  readonly #server: LanguageServer;
  readonly #ready: Promise<unknown>;
  readonly #versions = new Map<string, number>();
  readonly #said = new Map<string, string>();

  /** @param opener of the project; see {@link writeProject} */
  constructor(opener: string) {
    this.#server = new LanguageServer(process.execPath, [tsc, "--lsp", "--stdio"], root);
    this.#ready = this.#start(opener);
  }

  async #start(opener: string): Promise<void> {
    await this.#server.ask("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(root).href,
      capabilities: {
        textDocument: { diagnostic: {}, completion: {}, hover: { contentFormat: ["markdown"] } },
      },
    });
    this.#server.tell("initialized", {});
    this.#say(opener, readFileSync(opener, "utf8"));
  }

  /** Tells the server what a file says. */
  #say(file: string, text: string): string {
    const uri = pathToFileURL(file).href;
    if (this.#said.get(uri) === text) return uri;
    this.#said.set(uri, text);
    const version = (this.#versions.get(uri) ?? 0) + 1;
    this.#versions.set(uri, version);
    if (version === 1) {
      const languageId = file.endsWith("x") ? "typescriptreact" : "typescript";
      this.#server.tell("textDocument/didOpen", {
        textDocument: { uri, languageId, version, text },
      });
    } else {
      this.#server.tell("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
    }
    return uri;
  }

  /** The errors that a file would have with this content, worded for a writer. */
  async problems(file: string, text: string): Promise<readonly string[]> {
    await this.#ready;
    const uri = this.#say(file, text);
    const found = await this.#server.ask("textDocument/diagnostic", { textDocument: { uri } });
    const { items = [] } = (found ?? {}) as Diagnostics;
    return items.filter(({ severity }) => severity === 1).map((each) => explain(each, text));
  }

  async #askAt(method: string, file: string, text: string, offset: number): Promise<unknown> {
    await this.#ready;
    const uri = this.#say(file, text);
    const lines = text.slice(0, offset).split("\n");
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    return this.#server.ask(`textDocument/${method}`, { textDocument: { uri }, position });
  }

  /** What the name at a place of a file is. */
  async about(file: string, text: string, offset: number): Promise<Hover> {
    const found = (await this.#askAt("hover", file, text, offset)) as {
      readonly contents?: { readonly value?: string };
    } | null;
    const { value = "" } = found?.contents ?? {};
    const [, code = "", comment = ""] = /^```\w*\n([\s\S]*?)\n```\s*([\s\S]*)$/.exec(value) ?? [];
    return { type: code.replace(/^\(\w+\) /, ""), comment: comment.trim() };
  }

  async #completions(file: string, text: string, offset: number, kind: number) {
    const found = (await this.#askAt("completion", file, text, offset)) as {
      readonly items?: readonly Completion[];
    } | null;
    const items = found?.items ?? [];
    // Where the type says nothing, everything is offered that could be written in a module.
    return items.every((each) => each.kind === kind) ? items : [];
  }

  /** The values that a type allows between the quotes at a place. */
  async possible(file: string, text: string, offset: number): Promise<readonly string[]> {
    return (await this.#completions(file, text, offset, 21)).map(nameOf);
  }

  /** The fields that a record may yet have. */
  async fields(
    file: string,
    text: string,
    offset: number,
  ): Promise<readonly { readonly name: string; readonly isOptional: boolean }[]> {
    const found = await this.#completions(file, text, offset, 5);
    return found.map((each) => ({ name: nameOf(each), isOptional: each.label.endsWith("?") }));
  }

  stop(): void {
    this.#server.stop();
  }
}
