/** Errors whose message is all that their reader needs, by their names. */
const told = /^(?:Build|Config|Files|PageList|Site|Usage)Error$/;

/** Whether an error is the user's mistake, whose message says how to fix it. */
export const isTold = (error: unknown): error is Error =>
  error instanceof Error && told.test(error.name);

/**
 * Ends the process with the sentence alone if such an error is not caught: modules that are only
 * imported find mistakes too, before the command that would catch them has begun.
 */
export function tellUncaught(): void {
  process.on("uncaughtException", (error) => {
    // A runner of tests reports them itself.
    if (process.listenerCount("uncaughtException") > 1) return;
    console.error(isTold(error) ? error.message : error);
    process.exit(1);
  });
}
