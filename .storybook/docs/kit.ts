import docs from "virtual:kit-docs";
import type { KitDocs } from "./kit-docs-plugin.ts";

/** The kit's components, the custom properties that they read, and its tokens. */
export const { components, properties, colours, groups } = docs as KitDocs;

/** The documentation of a component. */
export type Component = KitDocs["components"][number];
