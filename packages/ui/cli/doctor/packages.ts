import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "./app.ts";
import type { Finding } from "./finding.ts";

const about = "packages";
const major = (version: string) => Number.parseInt(version, 10);

/** Whether the kit and React are there, in versions that go together. */
export function packageFindings({ wants, version, find }: App, kitVersion: string): Finding[] {
  const findings: Finding[] = [];
  const kit = version("@kolam/ui");
  if (!kit) {
    const known = "@kolam/ui" in wants;
    findings.push({
      state: "fault",
      about,
      text: known ? "@kolam/ui is not installed." : "@kolam/ui is not in package.json.",
      mend: known ? "npm install" : "npm install @kolam/ui",
    });
  } else if (kit !== kitVersion) {
    findings.push({
      state: "warning",
      about,
      text: `The app has @kolam/ui ${kit}; this command is of ${kitVersion} and judges by that.`,
      mend: "Run the command of the app's own kit: npx kolam-ui doctor",
    });
  }
  const react = version("react");
  const dom = version("react-dom");
  if (!react || !dom) {
    const missing = [react ? "" : "react", dom ? "" : "react-dom"].filter(Boolean).join(" ");
    findings.push({
      state: "fault",
      about,
      text: `${missing} is not installed.`,
      mend: `npm install ${missing}`,
    });
  } else if (major(react) < 19) {
    findings.push({
      state: "fault",
      about,
      text: `The kit needs React 19, and the app has ${react}.`,
      mend: "npm install react@19 react-dom@19",
    });
  } else if (react !== dom) {
    findings.push({
      state: "fault",
      about,
      text: `react is ${react} and react-dom ${dom}; React refuses to run in two versions.`,
      mend: `npm install react@${react} react-dom@${react}`,
    });
  }
  const place = find("react");
  const others = Object.keys(wants).flatMap((name) => {
    const home = find(name);
    const own = home && find("react", home);
    return own && place && own !== place ? [{ name, own }] : [];
  });
  for (const { name, own } of others) {
    const { version: copy } = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
    findings.push({
      state: "fault",
      about,
      text: `There are two copies of React: ${name} finds ${copy} at ${own}, the app ${react}. Hooks then fail with "Invalid hook call".`,
      mend: `Let both ask for one version and install again; if ${name} is linked, add resolve.dedupe: ["react", "react-dom"] in Vite, or link React too.`,
    });
  }
  if (findings.length > 0) return findings;
  return [{ state: "fine", about, text: `@kolam/ui ${kit} with React ${react}, one copy.` }];
}
