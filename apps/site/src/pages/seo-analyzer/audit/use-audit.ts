import type { AuditReport } from "@kolam/seo-audit/types";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { startTransition, useEffect, useRef, useState } from "react";
import type { AuditCall } from "../../../analyzer/audit-client.ts";
import type { AuditStage } from "../../../analyzer/protocol.ts";
import { retryImport } from "../../../browser/retry-import.ts";

/** The state of the audit. */
export type AuditState =
  | { readonly kind: "idle"; readonly wasCancelled?: boolean }
  | { readonly kind: "running"; readonly stage: AuditStage }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "done"; readonly report: AuditReport };

/** The browser functions that the audit uses. Stories replace them. */
export interface AuditServices {
  readonly audit: (source: string | Blob, call: AuditCall) => Promise<AuditReport>;
  /** The date of the reports. */
  readonly now: () => Date;
}

const loadServices = retryImport(() => import("./audit-services.ts"));

export const browserServices: AuditServices = {
  audit: async (source, call) => (await loadServices()).auditInWorker(source, call),
  now: () => new Date(),
};

/** The code for the result is loaded with the first audit. */
export const loadResult = retryImport(() => import("./result/audit-result.tsx"));

export interface AuditControl {
  readonly state: AuditState;
  readonly start: (source: string | Blob, url: string | undefined) => void;
  /** Stops the running audit. */
  readonly cancel: () => void;
  /** Returns from the result to the form. */
  readonly back: () => void;
}

const isRefusal = (cause: unknown): cause is Error =>
  cause instanceof Error && cause.name === "AuditRefusal";

/** The state of the audit. Leaving the page ends it. */
export function useAudit({ audit }: AuditServices): AuditControl {
  const [state, setState] = useState<AuditState>({ kind: "idle" });
  const latest = useRef<AbortController>(null);

  useEffect(() => () => latest.current?.abort(), []);

  const run = async (source: string | Blob, url: string | undefined) => {
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    const show = (next: AuditState) => {
      if (!signal.aborted) setState(next);
    };
    const onProgress = (stage: AuditStage) => show({ kind: "running", stage });
    onProgress("reading");
    try {
      await loadResult();
      const report = await audit(source, { url, signal, onProgress });
      startTransition(() => show({ kind: "done", report }));
    } catch (cause) {
      show({
        kind: "refused",
        message: isRefusal(cause) ? cause.message : auditWords.refused.failed,
      });
    }
  };

  return {
    state,
    start: (source, url) => void run(source, url),
    cancel: () => {
      latest.current?.abort();
      setState({ kind: "idle", wasCancelled: true });
    },
    back: () => setState({ kind: "idle" }),
  };
}
