import { type DeliveryState, deliveryStates, folders } from "../index/entry.ts";
import type { Store } from "../store/store.ts";
import type { Reply } from "./reply.ts";

/** How many posts were answered with each status since the start. */
export type Answers = Map<number, number>;

type Sample = { labels?: Readonly<Record<string, string | number>>; value: number };

function metric(name: string, type: "gauge" | "counter", help: string, samples: Sample[]): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([key, label]) => `${key}="${label}"`);
    return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

/** `GET /metrics`, in the text format of Prometheus 0.0.4. It says nothing about people. */
export function metrics({ store, answers }: { store: Store; answers: Answers }): Reply {
  const counts = store.counts();
  const summary = store.summary();
  const deliveries = summary.flatMap((channel) =>
    deliveryStates.map((state: DeliveryState) => ({
      labels: { channel: channel.channel, state },
      value: channel[state],
    })),
  );
  const oldest = summary.map(({ channel, oldestQueued }) => ({
    labels: { channel },
    value: oldestQueued === undefined ? 0 : Math.max(0, (Date.now() - oldestQueued) / 1000),
  }));
  return {
    status: 200,
    type: "text/plain; version=0.0.4; charset=utf-8",
    body: [
      metric(
        "mailbox_messages",
        "gauge",
        "Messages on the disk.",
        folders.map((folder) => ({ labels: { folder }, value: counts[folder].messages })),
      ),
      metric(
        "mailbox_message_bytes",
        "gauge",
        "Size of the messages on the disk.",
        folders.map((folder) => ({ labels: { folder }, value: counts[folder].bytes })),
      ),
      metric(
        "mailbox_submissions_total",
        "counter",
        "Posted forms by the status of the answer.",
        [...answers].map(([status, value]) => ({ labels: { status }, value })),
      ),
      metric("mailbox_deliveries", "gauge", "Deliveries by channel and state.", deliveries),
      metric(
        "mailbox_oldest_queued_seconds",
        "gauge",
        "How long the oldest delivery has been waiting.",
        oldest,
      ),
      metric("mailbox_quarantined_files", "gauge", "Damaged files that were put aside.", [
        { value: store.quarantined },
      ]),
      metric("mailbox_accepts_messages", "gauge", "1 if there is space for another message.", [
        { value: store.hasSpace ? 1 : 0 },
      ]),
      metric("process_start_time_seconds", "gauge", "Start of the process since 1970.", [
        { value: Math.round(Date.now() / 1000 - process.uptime()) },
      ]),
      metric("process_resident_memory_bytes", "gauge", "Memory of the process.", [
        { value: process.memoryUsage.rss() },
      ]),
    ].join(""),
  };
}
