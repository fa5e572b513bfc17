import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { readKitFile } from "./kit-file.ts";
import { Refused } from "./refused.ts";
import { tools } from "./tools.ts";

/**
 * Serves the answers of the command to a coding assistant by the Model Context Protocol, on
 * standard input and output. The text of an answer is what the command prints; its structured
 * content is what `--json` gives.
 */
export async function serve(): Promise<void> {
  const kit = readKitFile();
  const { name, version, rules } = kit;
  const server = new Server(
    { name, version },
    { capabilities: { tools: {} }, instructions: rules.join("\n") },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find((each) => each.name === params.name);
    const fault = (text: string) => ({ content: [{ type: "text", text }], isError: true });
    if (!tool) return fault(`There is no tool "${params.name}".`);
    try {
      const { text, answer } = tool.call(kit, params.arguments ?? {});
      return { content: [{ type: "text", text }], structuredContent: { ...answer } };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return fault(error.message);
    }
  });
  await server.connect(new StdioServerTransport());
}
