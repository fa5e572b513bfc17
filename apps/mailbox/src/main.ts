import { StartError, startMailbox } from "./index.ts";

try {
  const mailbox = await startMailbox();
  console.log(`Mailbox: ${mailbox.url}/mailbox`);
  console.log(`Forms post to ${mailbox.url}/submit; messages are kept in ${mailbox.dataDir}`);
  const stop = (): void => {
    mailbox.close().then(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
