import { mkdir, readdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { isMessageId } from "../mail/message-id.ts";
import { moveDurably, syncDirectory, writeDurably } from "../store/durable-files.ts";

const relayStates = ["queue", "delivered", "failed"] as const;
export type RelayState = (typeof relayStates)[number];

/** The state of one message's delivery. Times in milliseconds since the epoch. */
export type Delivery = {
  id: string;
  recipient: string;
  firstAt: number;
  attempts: number;
  nextAt: number;
  lastError: string | undefined;
};

/**
 * The deliveries on disk: `relay/queue`, `relay/delivered` and `relay/failed`, one small file per
 * message. A delivery changes its state by a rename, which works even on a full disk.
 */
export class RelayQueue {
  readonly #root: string;
  readonly #deliveries: Record<RelayState, Map<string, Delivery>> = {
    queue: new Map(),
    delivered: new Map(),
    failed: new Map(),
  };

  private constructor(root: string) {
    this.#root = root;
  }

  static async open(dataDir: string): Promise<RelayQueue> {
    const queue = new RelayQueue(join(dataDir, "relay"));
    for (const state of [...relayStates, "tmp"]) {
      await mkdir(join(queue.#root, state), { recursive: true, mode: 0o700 });
    }
    for (const state of relayStates) await queue.#load(state);
    return queue;
  }

  async #load(state: RelayState): Promise<void> {
    for (const name of await readdir(join(this.#root, state))) {
      const id = name.replace(/\.json$/, "");
      if (!isMessageId(id)) continue;
      const path = join(this.#root, state, name);
      this.#deliveries[state].set(id, readDelivery(await readFile(path, "utf8"), id, path));
    }
  }

  all(state: RelayState): Delivery[] {
    return [...this.#deliveries[state].values()];
  }

  find(id: string): { state: RelayState; delivery: Delivery } | undefined {
    for (const state of relayStates) {
      const delivery = this.#deliveries[state].get(id);
      if (delivery) return { state, delivery };
    }
    return undefined;
  }

  count(state: RelayState): number {
    return this.#deliveries[state].size;
  }

  /** Writes a new or changed delivery to the queue on disk. */
  async put(delivery: Delivery): Promise<void> {
    const name = `${delivery.id}.json`;
    const data = `${JSON.stringify(delivery)}\n`;
    await writeDurably(join(this.#root, "queue", name), data, join(this.#root, "tmp", name));
    this.#deliveries.queue.set(delivery.id, delivery);
  }

  /** Moves a queued delivery to its final state on disk. */
  async finish(id: string, state: "delivered" | "failed"): Promise<void> {
    await moveDurably(`${id}.json`, join(this.#root, "queue"), join(this.#root, state));
    const delivery = this.#deliveries.queue.get(id);
    this.#deliveries.queue.delete(id);
    if (delivery) this.#deliveries[state].set(id, delivery);
  }

  /** Deletes a queued delivery whose message was never stored. */
  async drop(id: string): Promise<void> {
    this.#deliveries.queue.delete(id);
    await unlink(join(this.#root, "queue", `${id}.json`));
    await syncDirectory(join(this.#root, "queue"));
  }
}

/** Parses a delivery. Somebody may have edited its file; skipping a bad one would lose a message. */
function readDelivery(text: string, id: string, path: string): Delivery {
  try {
    const { recipient, firstAt, attempts, nextAt, lastError } = JSON.parse(text) as Delivery;
    if (typeof recipient === "string" && [firstAt, attempts, nextAt].every(Number.isFinite)) {
      return { id, recipient, firstAt, attempts, nextAt, lastError };
    }
  } catch {
    // Falls through to the error below, which names the file.
  }
  throw new Error(`${path} is not a valid delivery of the relay. Repair or delete it.`);
}
