#!/usr/bin/env node
import { kolamUi, Refused } from "./kolam-ui.ts";

try {
  console.log(kolamUi(process.argv.slice(2)));
} catch (error) {
  // An unknown option is a TypeError of Node's own.
  if (!(error instanceof Refused || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
