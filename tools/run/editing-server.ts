import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { devNull } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { foldersOf } from "@kolam/resolve/places";
import { chooseSite, fromRoot } from "@kolam/resolve/sites";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { launchOptions } from "../install/browser.mjs";
import { copyOfSite } from "./copies.ts";

/** A text of a page, and the numbers of the places that it comes from. */
export interface PlacedText {
  readonly text: string;
  readonly spans: readonly { readonly id: number }[];
}

/** A text of a file. */
export interface ReadText {
  readonly id: number;
  readonly version: string;
}

/** Runs Git in a folder, and returns its output. */
export type Git = (...args: readonly string[]) => string;

/** The sample's texts, from the root. */
export const words: string = fromRoot(foldersOf(chooseSite(undefined)).words("en"));

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, "localhost", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

/** Git in a folder, whatever the settings of this machine are. */
export const gitIn =
  (cwd: string): Git =>
  (...args) =>
    execFileSync("git", args, {
      cwd,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, GIT_CONFIG_GLOBAL: devNull },
    }).trim();

/** A development server of a copy of the site, and a browser. */
export class EditingServer {
  /** The copy. */
  readonly folder: string = copyOfSite();
  origin = "";
  /** The headers that its pages send. */
  token = "";
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /**
   * @param env what its environment has besides that of the tests
   * @param path of a page that it has
   */
  async start(env: Readonly<Record<string, string>> = {}, path = "/about"): Promise<void> {
    const port = await freePort();
    this.origin = `http://localhost:${port}`;
    const vite = ["node_modules/vite/bin/vite.js", "--configLoader", "native"];
    const server = spawn(
      process.execPath,
      [
        "--import",
        "../../packages/resolve/hooks.ts",
        ...vite,
        "--host",
        "localhost",
        "--port",
        String(port),
        "--strictPort",
      ],
      {
        cwd: join(this.folder, "apps/site"),
        env: {
          ...process.env,
          SITE: "",
          NODE_ENV: "",
          VITEST: "",
          GIT_CONFIG_GLOBAL: devNull,
          ...env,
        },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    this.#process = server;
    const html = await this.#firstPage(server, path);
    this.token = /data-editing-token="(\w+)"/.exec(html)?.[1] ?? "";
    this.#browser = await chromium.launch(await launchOptions());
  }

  /**
   * Requests a page until there is one, since the server's output depends on colours and versions.
   */
  async #firstPage(server: ChildProcess, path: string): Promise<string> {
    let said = "";
    server.stderr?.on("data", (text) => {
      said += text;
    });
    while (server.exitCode === null && server.signalCode === null) {
      const answer = await fetch(this.origin + path).catch(() => undefined);
      if (answer) return await answer.text();
      await sleep(200);
    }
    throw new Error(`The development server has ended:\n${said}`);
  }

  /** Makes the copy a repository, still without a commit. */
  repository(): Git {
    const git = gitIn(this.folder);
    git("init", "--quiet", "--initial-branch=main");
    git("config", "user.name", "Meera");
    git("config", "user.email", "meera@example.com");
    git("config", "core.autocrlf", "false");
    return git;
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    this.#process?.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Asks the editing server, as its own page does if no other headers are given. */
  post(
    name: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${this.origin}/@editing/${name}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: this.origin,
        "x-editing-token": this.token,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  async textsOf(path: string): Promise<readonly PlacedText[]> {
    const { texts } = await (await this.post("texts", { path })).json();
    return texts;
  }

  /** A text of a page as its file has it. */
  async textOf(path: string, said: string): Promise<ReadText> {
    const found = (await this.textsOf(path)).find(({ text }) => text === said);
    const answer = await this.post("read", { id: found?.spans[0]?.id });
    return await answer.json();
  }

  /** A writer's page, which can reach only this machine. */
  async newPage(): Promise<Page> {
    if (!this.#browser) throw new Error("The server has not been started.");
    const page = await this.#browser.newPage({ reducedMotion: "reduce" });
    // Compiling on request takes a while on a busy machine.
    page.setDefaultTimeout(120_000);
    await page.route(
      (url) => url.hostname !== "localhost",
      (route) => route.abort(),
    );
    return page;
  }

  /** Opens a page. An earlier one may reload at any time, which would abort the navigation. */
  async open(page: Page, path: string): Promise<void> {
    await page.goto("about:blank");
    await page.goto(this.origin + path);
  }

  /** Opens a page and switches editing on. */
  async edit(page: Page, path: string): Promise<void> {
    await this.open(page, path);
    const isOn = page.getByRole("switch", { name: "Edit" });
    if (!(await isOn.isChecked())) await isOn.check({ force: true });
    await statusOf(page)
      .filter({ hasText: / of \d+ texts/ })
      .waitFor();
  }
}

/** The text of the bar. */
export const statusOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Editing" }).getByRole("status");

/** The text that is being edited in its place. */
export const boxOf = (page: Page): Locator => page.locator("#root [contenteditable][role=textbox]");
