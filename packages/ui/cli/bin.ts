#!/usr/bin/env node
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { kolamUi } from "./kolam-ui.ts";
import { Refused } from "./refused.ts";

const args = process.argv.slice(2);
try {
  if (args[0] === "mcp") {
    // Beside this file, and not in it: its protocol is many times larger than all other commands.
    const { serve } = await import(pathToFileURL(join(import.meta.dirname, "mcp.js")).href);
    await serve();
  } else {
    const { text, failed } = await kolamUi(args);
    console.log(text);
    if (failed) process.exitCode = 1;
  }
} catch (error) {
  // An unknown option is a TypeError of Node's own.
  if (!(error instanceof Refused || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
