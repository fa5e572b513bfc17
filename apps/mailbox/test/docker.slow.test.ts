import { execFileSync, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { clientOf, until } from "./fixtures.ts";

const root = resolve(import.meta.dirname, "../../..");
const docker = (...args: string[]) =>
  execFileSync("docker", args, { cwd: root, encoding: "utf8" }).trim();
const hasDocker = spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0;

describe.skipIf(!hasDocker)("the container", () => {
  it("starts, is healthy and stores a message", { timeout: 300_000 }, async () => {
    docker("build", "-f", "apps/mailbox/deploy/Dockerfile", "-t", "mailbox-test", ".");
    const options = ["--detach", "--rm", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
    const id = docker("run", ...options, "--publish", "127.0.0.1::4174", "mailbox-test");
    onTestFinished(() => void docker("stop", id));
    const url = `http://${docker("port", id, "4174")}`;
    const { get, postForId } = clientOf({ url });
    const isHealthy = () =>
      get("/health").then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(isHealthy);
    expect(await postForId()).toMatch(/^\d{8}-/);
  });
});
