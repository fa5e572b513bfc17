import { auditWords } from "@kolam/content/analyzer/analyzer-audit";
import type { AuditReport } from "@kolam/seo-audit/types";
import { startTransition, useEffect, useRef, useState } from "react";
import type { AuditClient } from "../../../analyzer/audit-client.ts";
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
  readonly createClient: () => AuditClient | Promise<AuditClient>;
  /** The date of the reports. */
  readonly now: () => Date;
}

const loadServices = retryImport(() => import("./audit-services.ts"));

export const browserServices: AuditServices = {
  createClient: async () => (await loadServices()).createWorkerClient(),
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

/** The state of the audit. The worker starts with the first audit and ends on unmount. */
export function useAudit({ createClient }: AuditServices): AuditControl {
  const [state, setState] = useState<AuditState>({ kind: "idle" });
  const client = useRef<AuditClient>(null);
  /** The id of the latest audit; earlier ones are ignored. */
  const current = useRef(0);

  useEffect(
    () => () => {
      current.current += 1;
      client.current?.close();
    },
    [],
  );

  const run = async (id: number, source: string | Blob, url: string | undefined) => {
    const isCurrent = () => id === current.current;
    const show = (next: AuditState) => {
      if (isCurrent()) setState(next);
    };
    try {
      const [made] = await Promise.all([client.current ?? createClient(), loadResult()]);
      client.current ??= made;
      if (!isCurrent()) return;
      const report = await made.audit(source, {
        url,
        onProgress: (stage) => show({ kind: "running", stage }),
      });
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
    start: (source, url) => {
      current.current += 1;
      setState({ kind: "running", stage: "reading" });
      void run(current.current, source, url);
    },
    cancel: () => {
      current.current += 1;
      client.current?.cancel();
      setState({ kind: "idle", wasCancelled: true });
    },
    back: () => setState({ kind: "idle" }),
  };
}
