// `pnpm bench [PART]`: one of the measurements, that of the pages if none is named.
import { parts } from "./parts.mjs";
import { main, runPart } from "./run.mjs";

const words = process.argv.slice(2);
const named = words[0] !== undefined && !words[0].startsWith("-");
await main(() => runPart("bench", parts.bench, named ? words : ["pages", ...words]));
