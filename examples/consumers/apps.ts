import type { Browser } from "playwright-core";
import { checkBands } from "./checks/bands.ts";
import { checkBanner } from "./checks/banner.ts";
import { checkDirection } from "./checks/direction.ts";
import { checkFont } from "./checks/font.ts";
import { checkForms } from "./checks/forms.ts";
import { checkParts } from "./checks/parts.ts";
import { checkPolicy } from "./checks/policy.ts";
import { checkServer } from "./checks/server.ts";
import { checkStorybook } from "./checks/storybook.ts";
import { checkTailwind } from "./checks/tailwind.ts";
import { checkSteps, checkTasks } from "./checks/tasks.ts";
import { checkTheme } from "./checks/theme.ts";

/** Looks at an app that is being served. @returns a list of problems; empty if there are none */
export type Check = (browser: Browser, url: string) => Promise<string[]>;

/** An app that installs the packed kit. */
export interface ConsumerApp {
  readonly name: string;
  /** Another app, whose files it has unless it replaces them. */
  readonly extends?: string;
  /** Folder for the shared page and the brand's stylesheet, if it shows the page. */
  readonly source?: string;
  /** Whether the page is in the server's HTML. */
  readonly prerendered: boolean;
  /** What this app shows besides the shared page. */
  readonly checks: readonly Check[];
}

/** The apps in this folder. */
export const apps: readonly ConsumerApp[] = [
  {
    name: "vite",
    source: "src",
    prerendered: false,
    checks: [checkPolicy, checkTheme, checkFont, checkParts],
  },
  {
    name: "tailwind",
    extends: "vite",
    source: "src",
    prerendered: false,
    checks: [checkTailwind],
  },
  {
    name: "forms",
    extends: "vite",
    source: "src",
    prerendered: false,
    checks: [checkForms("forms/plain", "forms/hook-form", "forms/conform", "forms/tanstack")],
  },
  { name: "bands", extends: "vite", prerendered: false, checks: [checkPolicy, checkBands] },
  {
    name: "next",
    source: "app",
    prerendered: true,
    checks: [checkTheme, checkFont, checkBanner, checkServer, checkForms("forms")],
  },
  { name: "react-router", source: "app", prerendered: true, checks: [checkTheme, checkBanner] },
  { name: "storybook", prerendered: false, checks: [checkStorybook] },
  {
    name: "tasks/vite",
    prerendered: false,
    checks: [checkPolicy, checkSteps, checkTasks("pricing", "form", "theme", "consent")],
  },
  {
    name: "tasks/next",
    prerendered: false,
    checks: [checkTasks("header", "contact", "team", "questions")],
  },
  {
    name: "tasks/astro",
    prerendered: false,
    checks: [checkTasks("", "prices", "journal", "quotes")],
  },
  { name: "astro", source: "src", prerendered: true, checks: [checkTheme, checkDirection] },
];
