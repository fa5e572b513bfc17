import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A browser that is driven over WebDriver, as far as a short visit needs it. */
export interface Browser {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Clicks the first element that matches. */
  click(selector: string): Promise<void>;
  /** Types into the first element that matches. */
  type(selector: string, text: string): Promise<void>;
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * How long a browser may take for what is awaited, in milliseconds: much longer than on a busy
 * machine.
 */
const patience = 60_000;

/**
 * The name under which the protocol hands out elements. https://www.w3.org/TR/webdriver2/#elements
 */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Tries until it succeeds. @throws what it throws when the patience is at its end */
async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + patience; ; await wait(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Starts WebKitGTK's browser through Debian's driver, on its own display. */
export async function startWebKit(driver: string, binary: string): Promise<Browser> {
  const port = await freePort();
  const process_ = spawn("xvfb-run", ["-a", driver, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    // WebKit's sandbox does not start for root.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await eventually(() => request("GET", "/status"));
  const alwaysMatch = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  };
  const { sessionId } = (await request("POST", "/session", {
    capabilities: { alwaysMatch },
  })) as { sessionId: string };
  const post = (path: string, body: object = {}) =>
    request("POST", `/session/${sessionId}${path}`, body);
  const onElement = (selector: string, action: string, body: object = {}) =>
    eventually(async () => {
      const found = await post("/element", { using: "css selector", value: selector });
      const id = (found as Record<string, string>)[elementKey];
      await post(`/element/${id}/${action}`, body);
    });
  const value = (expression: string) =>
    post("/execute/sync", { script: `return (${expression});`, args: [] });
  return {
    open: async (url) => void (await post("/url", { url })),
    back: async () => void (await post("/back")),
    click: (selector) => onElement(selector, "click"),
    type: (selector, text) => onElement(selector, "value", { text }),
    until: (expression) =>
      eventually(async () => {
        if ((await value(expression)) !== true) throw new Error(`Never true: ${expression}`);
      }),
    async close() {
      await request("DELETE", `/session/${sessionId}`).catch(() => {});
      if (process_.pid) process.kill(-process_.pid);
    },
  };
}
