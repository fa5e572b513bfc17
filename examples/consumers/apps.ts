/** An app of somebody else's that installs the packed kit. */
export interface ConsumerApp {
  readonly name: string;
  /** Where the shared page and the brand's stylesheet go. */
  readonly source: string;
  /** Whether the page is in the server's HTML. */
  readonly prerendered: boolean;
}

/** The apps in this folder. */
export const apps: readonly ConsumerApp[] = [
  { name: "vite", source: "src", prerendered: false },
  { name: "next", source: "app", prerendered: true },
  { name: "astro", source: "src", prerendered: true },
];
