import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findBrowser } from "../../install/browser.mjs";
import { DevTools, type Params } from "./devtools.ts";
import { slow4g, slowdown } from "./visit.ts";

/** The narrowest window that Chromium opens, in CSS pixels. */
const size = { width: 500, height: 823 };

/** A page as the protocol describes it. */
interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly browserContextId?: string;
  /** `prerender` as long as the visitor does not see it. */
  readonly subtype?: string;
}

/** A place in a window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A first-time visitor's window, with a slow network and CPU. */
export class VisitorWindow {
  readonly #devtools: DevTools;
  readonly #context: string;
  readonly #script: string;
  /** The pages of the tab, with their sessions: the visible one, and prerendered ones. */
  readonly #pages = new Map<string, { readonly session: string; isSeen: boolean }>();

  constructor(devtools: DevTools, context: string, script: string) {
    this.#devtools = devtools;
    this.#context = context;
    this.#script = script;
    devtools.listen((method, params) => this.#note(method, params));
  }

  #note(method: string, params: Params): void {
    const target = params.targetInfo as Target | undefined;
    if (method === "Target.detachedFromTarget") {
      for (const [id, { session }] of this.#pages) {
        if (session === params.sessionId) this.#pages.delete(id);
      }
    }
    if (target?.type !== "page" || target.browserContextId !== this.#context) return;
    const isSeen = target.subtype !== "prerender";
    if (method === "Target.attachedToTarget") {
      const session = String(params.sessionId);
      this.#pages.set(target.targetId, { session, isSeen });
      // One that has gone meanwhile needs nothing.
      this.#prepare(session).catch(() => {});
    }
    const known = this.#pages.get(target.targetId);
    if (method === "Target.targetInfoChanged" && known) known.isSeen = isSeen;
  }

  /** Slows a page down before it begins. */
  async #prepare(session: string): Promise<void> {
    const send = (method: string, params?: Params) => this.#devtools.send(method, params, session);
    await Promise.all([
      send("Network.enable"),
      send("Network.emulateNetworkConditions", slow4g),
      send("Emulation.setCPUThrottlingRate", { rate: slowdown }),
      send("Page.enable"),
      send("Page.addScriptToEvaluateOnNewDocument", { source: this.#script }),
      send("Runtime.runIfWaitingForDebugger"),
    ]);
  }

  #send<Result>(method: string, params: Params): Promise<Result> {
    const seen = [...this.#pages.values()].findLast(({ isSeen }) => isSeen);
    if (!seen) throw new Error("The window has no page.");
    return this.#devtools.send<Result>(method, params, seen.session);
  }

  /** Runs a function in the page and returns its result; `undefined` during a page change. */
  async evaluate<Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result | undefined> {
    const expression = `(${run})(${JSON.stringify(argument)})`;
    const answer = await this.#send<{ readonly result: { readonly value?: Result } }>(
      "Runtime.evaluate",
      { expression, returnByValue: true },
    ).catch(() => undefined);
    return answer?.result.value;
  }

  /** Waits until a function of the page returns something. */
  async until<Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      const result = await this.evaluate(run, argument);
      if (result) return result;
      await sleep(100);
    }
    throw new Error(`The page did not come to this within a minute: ${run}`);
  }

  /** Opens an address, and waits until it has loaded. */
  async open(url: string): Promise<void> {
    await this.#send("Page.navigate", { url });
    await this.until(
      (address) => location.href === address && document.readyState === "complete",
      url,
    );
  }

  async point({ x, y }: Point): Promise<void> {
    await this.#send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  }

  async wheel({ x, y }: Point, deltaY: number): Promise<void> {
    await this.#send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY });
  }

  /** Presses the mouse for some ms. */
  async press({ x, y }: Point, ms: number): Promise<void> {
    const button = { x, y, button: "left", clickCount: 1 };
    await this.#send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
    await sleep(ms);
    await this.#release("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
  }

  /** Ends what may lead to another page: the one before does not answer then. */
  async #release(method: string, params: Params): Promise<void> {
    await this.#send(method, params).catch(() => {});
  }

  /** Touches the screen for some ms. */
  async tap(point: Point, ms: number): Promise<void> {
    await this.#send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await sleep(ms);
    await this.#release("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  /** Types a text into what has the focus, a letter every `ms`. */
  async type(text: string, ms: number): Promise<void> {
    for (const key of text) {
      await this.#send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
      await this.#send("Input.dispatchKeyEvent", { type: "keyUp", key });
      await sleep(ms);
    }
  }

  async close(): Promise<void> {
    await this.#devtools.send("Target.disposeBrowserContext", { browserContextId: this.#context });
  }
}

/**
 * A browser configured as visitors have it. Playwright sets window size, fonts and media, which
 * causes a new layout of a page that comes back from the back/forward cache, and no page is
 * prerendered while it is connected.
 */
export class VisitorBrowser {
  readonly #process: ChildProcess;
  readonly #devtools: DevTools;
  readonly #profile: string;

  private constructor(process: ChildProcess, devtools: DevTools, profile: string) {
    this.#process = process;
    this.#devtools = devtools;
    this.#profile = profile;
  }

  static async start(...args: readonly string[]): Promise<VisitorBrowser> {
    const program = await findBrowser();
    if (!program) throw new Error("There is no browser.");
    const profile = mkdtempSync(join(tmpdir(), "kolam-visitor-"));
    const started = spawn(
      program,
      ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, ...args],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    let said = "";
    const address = await new Promise<string>((done, fail) => {
      started.stderr.on("data", (text) => {
        said += text;
        const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
        if (found) done(found);
      });
      started.on("exit", () => fail(new Error(`The browser has ended:\n${said}`)));
    });
    const devtools = await DevTools.connect(address);
    await devtools.send("Target.setDiscoverTargets", { discover: true });
    return new VisitorBrowser(started, devtools, profile);
  }

  /** @param script that runs in each of its pages before their own */
  async openWindow(script: string): Promise<VisitorWindow> {
    const { browserContextId } = await this.#devtools.send<{ readonly browserContextId: string }>(
      "Target.createBrowserContext",
    );
    const opened = new VisitorWindow(this.#devtools, browserContextId, script);
    const asked = { url: "about:blank", browserContextId, newWindow: true, ...size };
    await this.#devtools.send("Target.createTarget", asked);
    const { targetInfos } = await this.#devtools.send<{ readonly targetInfos: readonly Target[] }>(
      "Target.getTargets",
      { filter: [{ type: "tab" }] },
    );
    const tab = targetInfos.find((each) => each.browserContextId === browserContextId);
    const { sessionId } = await this.#devtools.send<{ readonly sessionId: string }>(
      "Target.attachToTarget",
      { targetId: tab?.targetId, flatten: true },
    );
    const attaching = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await this.#devtools.send("Target.setAutoAttach", attaching, sessionId);
    return opened;
  }

  async stop(): Promise<void> {
    this.#devtools.close();
    const ended = new Promise((done) => this.#process.once("exit", done));
    this.#process.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
