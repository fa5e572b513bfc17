/** An app that installs the packed kit. */
export interface ConsumerApp {
  readonly name: string;
  /** Another app, whose files it has unless it replaces them. */
  readonly extends?: string;
  /** Folder for the shared page and the brand's stylesheet. */
  readonly source: string;
  /** Whether the page is in the server's HTML. */
  readonly prerendered: boolean;
}

/** The apps in this folder. */
export const apps: readonly ConsumerApp[] = [
  { name: "vite", source: "src", prerendered: false },
  { name: "tailwind", extends: "vite", source: "src", prerendered: false },
  { name: "next", source: "app", prerendered: true },
  { name: "astro", source: "src", prerendered: true },
];
