"use client";

import { auditWords } from "@kolam/content/analyzer/analyzer-audit";
import { startTransition, useEffect, useRef, useState } from "react";
import type { AuditReport } from "../../../analyzer/audit/audit-types.ts";
import type { AuditClient } from "../../../analyzer/audit-client.ts";
import type { AuditStage } from "../../../analyzer/protocol.ts";
import { retryImport } from "../../../browser/retry-import.ts";

/** What the audit's form shows. */
export type AuditState =
  | { readonly kind: "idle"; readonly wasCancelled?: boolean }
  | { readonly kind: "running"; readonly stage: AuditStage }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "done"; readonly report: AuditReport };

/** What the audit takes from its surroundings; a story brings its own. */
export interface AuditServices {
  readonly createClient: () => AuditClient | Promise<AuditClient>;
  /** For the date in the reports. */
  readonly now: () => Date;
}

const loadServices = retryImport(() => import("./audit-services.ts"));

export const browserServices: AuditServices = {
  createClient: async () => (await loadServices()).createWorkerClient(),
  now: () => new Date(),
};

/** The result comes with what draws it, and only once it is wanted. */
export const loadResult = retryImport(() => import("./audit-result.tsx"));

export interface AuditControl {
  readonly state: AuditState;
  readonly start: (source: string | Blob, url: string | undefined) => void;
  /** Stops the audit under way. */
  readonly cancel: () => void;
  /** From a result back to the form. */
  readonly back: () => void;
}

const isRefusal = (cause: unknown): cause is Error =>
  cause instanceof Error && cause.name === "AuditRefusal";

/** The audit's states. Worker and code are fetched for the first audit and end with the page. */
export function useAudit({ createClient }: AuditServices): AuditControl {
  const [state, setState] = useState<AuditState>({ kind: "idle" });
  const client = useRef<AuditClient>(null);
  /** The audit that may still answer. */
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
