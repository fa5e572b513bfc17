import { deliveryStates, folders } from "../index/entry.ts";
import type { Store } from "../store/store.ts";
import type { Reply } from "./reply.ts";

/** A value, or several with their labels, such as `folder="inbox"`. */
type Samples = number | readonly (readonly [labels: string, value: number])[];

function metric(name: string, help: string, samples: Samples): string {
  const type = name.endsWith("_total") ? "counter" : "gauge";
  const lines =
    typeof samples === "number"
      ? [`${name} ${samples}`]
      : samples.map(([labels, value]) => `${name}{${labels}} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

/** `GET /metrics`, in the text format of Prometheus 0.0.4. It says nothing about people. */
export function metrics(store: Store, answers: ReadonlyMap<number, number>): Reply {
  const counts = store.counts();
  const summary = store.summary();
  const byFolder = (what: "messages" | "bytes") =>
    folders.map((folder) => [`folder="${folder}"`, counts[folder][what]] as const);
  const byStatus = [...answers].map(([status, value]) => [`status="${status}"`, value] as const);
  const byState = summary.flatMap((of) =>
    deliveryStates.map((state) => [`channel="${of.channel}",state="${state}"`, of[state]] as const),
  );
  const now = Date.now();
  const ages = summary.map(
    ({ channel, oldestQueued = now }) =>
      [`channel="${channel}"`, Math.max(0, (now - oldestQueued) / 1000)] as const,
  );
  const started = Math.round(now / 1000 - process.uptime());
  const body = [
    metric("mailbox_messages", "Messages on the disk.", byFolder("messages")),
    metric("mailbox_message_bytes", "Size of the messages on the disk.", byFolder("bytes")),
    metric("mailbox_submissions_total", "Posted forms by the status of the answer.", byStatus),
    metric("mailbox_deliveries", "Deliveries of the inbox by channel and state.", byState),
    metric("mailbox_oldest_queued_seconds", "How long the oldest delivery has waited.", ages),
    metric("mailbox_quarantined_files", "Damaged files that were put aside.", store.quarantined()),
    metric(
      "mailbox_accepts_messages",
      "1 if there is space for another.",
      Number(store.hasSpace()),
    ),
    metric("process_start_time_seconds", "Start of the process since 1970.", started),
    metric("process_resident_memory_bytes", "Memory.", process.memoryUsage.rss()),
  ];
  return { status: 200, type: "text/plain; version=0.0.4; charset=utf-8", body: body.join("") };
}
