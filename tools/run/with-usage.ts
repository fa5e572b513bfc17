/**
 * What a command reads of its command line. `--help` shows how the command is used, and so does
 * what it does not know; either ends the process.
 * @param usage how the command is used
 * @param read throws an error of `parseArgs` if an option is unknown or has no value
 */
export function withUsage<Arguments>(usage: string, read: () => Arguments): Arguments {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (!String(error.code).startsWith("ERR_PARSE_ARGS_")) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}
