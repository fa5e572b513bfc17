import { parseArgs } from "node:util";
import { add } from "./add.ts";
import { usage } from "./commands.ts";
import { readKitFile } from "./kit-file.ts";
import { Refused } from "./refused.ts";
import { renameIn } from "./rename.ts";
import { tools } from "./tools.ts";

/** What each question takes after its name, in one text. */
const inputs: Readonly<Record<string, string>> = {
  search: "words",
  show: "name",
  tokens: "filter",
  doctor: "folder",
};

/** What a command prints, and whether it failed. */
interface Outcome {
  readonly text: string;
  readonly failed?: boolean;
}

/** Runs a command. @throws {Refused} with the usage, if the arguments make no sense */
export async function kolamUi(args: readonly string[]): Promise<Outcome> {
  if (args[0] === "add") return { text: add(args.slice(1)) };
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: "string", default: "Your brand" },
      part: { type: "string" },
      out: { type: "string", default: "brand.css" },
      force: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const { name, part, out, force, json, help } = values;
  const [command, ...given] = positionals;
  const [first] = given;
  if (help) return { text: usage };
  const tool = tools.find((each) => each.name === command);
  const input = tool && inputs[tool.name];
  if (tool && input && (first || !tool.inputSchema.required)) {
    const asked = first === undefined ? {} : { [input]: given.join(" ") };
    const { text, answer } = tool.call(readKitFile(), asked);
    const failed = "faults" in answer && answer.faults !== 0;
    return { text: json ? JSON.stringify(answer, null, 2) : text, failed };
  }
  if (command === "rename" && first && given.length === 1) {
    return { text: renameIn(first).join("\n") || "There is nothing to rename." };
  }
  if (command === "brand" && first && given.length < 4) {
    // On demand: loading what knows all spaces of colour takes longer than a search.
    const { writeBrand } = await import("./brand.ts");
    return { text: writeBrand(given, { name, part, out, force }) };
  }
  throw new Refused(usage);
}
