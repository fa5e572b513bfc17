/** The page's tools, the one that shows first at the front. */
export const toolIds = ["simulation", "audit"] as const;
export type ToolId = (typeof toolIds)[number];

const key = "tool";

/** The tool an address's query asks for. */
export function readTool(search: string): ToolId {
  const asked = new URLSearchParams(search).get(key);
  return toolIds.find((tool) => tool === asked) ?? toolIds[0];
}

/** The query of a tool; the first tool needs none. */
export function toolSearch(tool: ToolId): string {
  return tool === toolIds[0] ? "" : `?${key}=${tool}`;
}
