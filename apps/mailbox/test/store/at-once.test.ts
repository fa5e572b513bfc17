import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { openStore } from "../../src/store/store.ts";
import { english } from "../../src/words.ts";
import { it, submissionOf, temporaryDirectory, validFields } from "../fixtures.ts";

const number = 20;

/** A store with messages in the inbox, and their ids. */
async function storeWithMessages() {
  const dataDir = await temporaryDirectory();
  const limits = { maxMessages: number, maxBytes: 1e6 };
  const from = { mailFrom: "mailbox@agency.example", words: english };
  const store = await openStore({ dataDir, ...from, ...limits, channels: ["webhook"] });
  onTestFinished(() => store.close());
  const ids: string[] = [];
  for (let at = 0; at < number; at += 1) {
    const { entry } = await store.add(submissionOf({ ...validFields, message: `Message ${at}` }));
    ids.push(entry.id);
  }
  const onDisk = async () => {
    const names = ["inbox", "spam"].map((folder) => readdir(join(dataDir, folder)));
    return (await Promise.all(names)).map(({ length }) => length);
  };
  return { store, ids, onDisk };
}

it("a message that is opened while somebody moves it is neither lost nor undelivered", async () => {
  const { store, ids, onDisk } = await storeWithMessages();
  for (const folder of ["spam", "inbox"] as const) {
    const reads = ids.flatMap((id) => {
      const before = store.read(id);
      const moved = store.move([id], folder);
      return [before, store.read(id), moved.then(() => store.read(id))];
    });
    for (const raw of await Promise.all(reads)) expect(raw?.length).toBeGreaterThan(0);
    expect(store.count(folder)).toBe(number);
  }
  expect(await onDisk()).toEqual([number, 0]);
  expect(store.summary()).toMatchObject([{ channel: "webhook", queued: number }]);
});

it("messages that several people move and delete at the same time are gone afterwards, once", async () => {
  const { store, ids, onDisk } = await storeWithMessages();
  const all = ids.flatMap((id) => [
    store.move([id, id], "spam"),
    store.erase([id, id]),
    store.read(id),
    store.erase([id]),
  ]);
  await Promise.all(all);
  expect(await onDisk()).toEqual([0, 0]);
  expect(store.count()).toBe(0);
  // There is exactly as much space as before.
  for (let at = 0; at < number; at += 1) await store.add(submissionOf(validFields));
  await expect(store.add(submissionOf(validFields))).rejects.toThrow();
});
