import type { KitJson } from "../../build/kit-json/kit-json.ts";
import { readApp } from "./app.ts";
import { brandFindings } from "./brand.ts";
import type { Finding } from "./finding.ts";
import { type Framework, frameworkOf } from "./framework.ts";
import { importFindings } from "./imports.ts";
import { packageFindings } from "./packages.ts";
import { policyFindings } from "./policy.ts";
import { styleFindings } from "./styles.ts";
import { usageFindings } from "./usage.ts";

/** What the doctor found in an app. */
export interface Report {
  readonly folder: string;
  readonly framework: Framework;
  readonly react: string | null;
  readonly kit: string | null;
  readonly findings: readonly Finding[];
  readonly faults: number;
}

/** Looks at an app and changes nothing. @throws {Refused} if the folder has none */
export function diagnose(folder: string, kit: KitJson): Report {
  const app = readApp(folder);
  const framework = frameworkOf(app);
  const findings = [
    ...packageFindings(app, kit.version),
    ...importFindings(app, kit, framework),
    ...styleFindings(app, kit),
    ...brandFindings(app, kit),
    ...policyFindings(app),
    ...usageFindings(app, framework),
  ];
  return {
    folder: app.folder,
    framework,
    react: app.version("react") ?? null,
    kit: app.version("@kolam/ui") ?? null,
    findings,
    faults: findings.filter(({ state }) => state === "fault").length,
  };
}
