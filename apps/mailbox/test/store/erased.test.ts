import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { it, startTestMailbox, temporaryDirectory } from "../fixtures.ts";

it("what was erased stays erased after an older backup was restored", async () => {
  const mailbox = await startTestMailbox();
  const gone = await mailbox.postForId({ name: "Marigold", message: "Forget me." });
  const kept = await mailbox.postForId({ message: "Keep me." });
  const backup = await temporaryDirectory();
  for (const part of ["inbox", "journal.jsonl"])
    await cp(join(mailbox.dataDir, part), join(backup, part), { recursive: true });

  await mailbox.decide(`/${gone}/erase`);
  await mailbox.close();
  const hashes = await mailbox.content();
  expect(hashes).not.toContain(gone);

  await cp(join(mailbox.dataDir, "erased.txt"), join(backup, "erased.txt"));
  const restored = await startTestMailbox({ dataDir: backup });
  expect((await restored.messages()).map(({ id }) => id)).toEqual([kept]);
  await restored.close();
  expect(await restored.content()).not.toContain("Marigold");
});

it("the question before an erasure says where copies went", async () => {
  const mailbox = await startTestMailbox();
  const id = await mailbox.postForId({ message: "Forget me." });
  expect(await mailbox.page(`/mailbox/${id}/erase`)).toContain("No copy of it was sent on");
});
