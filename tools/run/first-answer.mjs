// Starts the site as `npm start` does, waits for its first answer, prints how long that took, and
// stops it.
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { command } from "../install/command.mjs";

const start = performance.now();
const script = fileURLToPath(new URL("start.mjs", import.meta.url));
const site = spawn(...command("node", [script]), { stdio: ["ignore", "inherit", "inherit"] });
const answers = async () => {
  const answer = await fetch("http://localhost:4173/").catch(() => undefined);
  return answer?.ok ?? false;
};
while (site.exitCode === null && !(await answers())) await wait(200);
if (site.exitCode === null) {
  console.log(`First answer after ${Math.round((performance.now() - start) / 1000)} s`);
  site.kill();
} else {
  process.exitCode = 1;
}
