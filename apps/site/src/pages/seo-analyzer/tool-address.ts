/** The tools of the page. The first one is shown by default. */
export const toolIds = ["simulation", "audit"] as const;
export type ToolId = (typeof toolIds)[number];

const key = "tool";

/** The tool in the query of an address. */
export function readTool(search: string): ToolId {
  const asked = new URLSearchParams(search).get(key);
  return toolIds.find((tool) => tool === asked) ?? toolIds[0];
}

/** The query for a tool; empty for the first one. */
export function toolSearch(tool: ToolId): string {
  return tool === toolIds[0] ? "" : `?${key}=${tool}`;
}
