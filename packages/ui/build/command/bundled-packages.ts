/**
 * The packages whose code is in the files of the command, by name. The build fails if it is not so,
 * and `docs/licences.md` lists them.
 */
export const bundledPackages = {
  cli: ["culori", "minisearch"],
  mcp: [
    "@modelcontextprotocol/sdk",
    "ajv",
    "ajv-formats",
    "fast-deep-equal",
    "fast-uri",
    "json-schema-traverse",
    "minisearch",
    "zod",
  ],
} as const;
