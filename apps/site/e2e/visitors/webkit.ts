import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { findWebKit } from "../../../../tools/install/engines.mjs";

/** WebKitGTK's driver on a display of its own. */
export interface WebKit {
  /** Starts a browser with an empty profile. */
  start(): Promise<WebDriver>;
  close(): void;
}

interface Driver {
  readonly process: ChildProcess;
  readonly url: string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts a display server, which chooses its number and writes it to the fourth file descriptor. */
async function startDisplay(program: string): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    process.once("exit", (code) => reject(new Error(`${program} ended with code ${code}.`)));
    process.stdio[3]?.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  return { process, name: `:${number}` };
}

type Found = NonNullable<ReturnType<typeof findWebKit>>;

/** Starts the driver and waits until it answers. */
async function startDriver(found: Found, display: string): Promise<Driver> {
  const port = await freePort();
  const program = spawn(found.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      // WebKit's sandbox does not start for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await setTimeout(50);
  return { process: program, url };
}

/** How long a browser may take to start, in milliseconds. Sometimes it never does. */
const patience = 20_000;

/**
 * Starts WebKit's driver.
 * @throws when WebKit is not installed
 */
export async function startWebKit(): Promise<WebKit> {
  const found = findWebKit();
  if (!found) throw new Error("WebKit is not installed. `pnpm test browsers` says how to get it.");
  const display = await startDisplay(found.display);
  let driver = await startDriver(found, display.name);
  const open = () =>
    new Builder()
      .usingServer(driver.url)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: found.browser, args: ["--automation"] },
        }),
      )
      .build();
  return {
    start: async () => {
      const first = await Promise.race([open(), setTimeout(patience, undefined, { ref: false })]);
      if (first) return first;
      driver.process.kill();
      driver = await startDriver(found, display.name);
      return open();
    },
    close: () => {
      driver.process.kill();
      display.process.kill();
    },
  };
}
