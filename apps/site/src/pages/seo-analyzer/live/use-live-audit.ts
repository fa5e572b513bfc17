import type { AddressWords } from "@kolam/content/model/analyzer/address-words";
import type { AuditReport } from "@kolam/seo-audit/types";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { startTransition, useEffect, useRef, useState } from "react";
import { askForPage, type FetchedPage, type PageProblem } from "../../../analyzer/ask-for-page.ts";
import { type AuditServices, browserServices as auditing, loadResult } from "../audit/use-audit.ts";

/** The state of the audit of an address. */
export type LiveState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly url: string; readonly isAuditing: boolean }
  | { readonly kind: "failed"; readonly url: string; readonly message: string }
  | { readonly kind: "done"; readonly report: AuditReport; readonly page: FetchedPage };

/** What the audit of an address uses. Stories and tests replace it. */
export interface LiveServices extends AuditServices {
  readonly ask: (url: string, signal: AbortSignal) => Promise<FetchedPage | PageProblem>;
}

export const browserServices: LiveServices = {
  ...auditing,
  ask: (url, signal) => askForPage(__AUDIT_ENDPOINT__, url, signal),
};

export type LiveAudit = ReturnType<typeof useLiveAudit>;

const problems: AddressWords["problems"] = addressWords.problems;

const isRefusal = (cause: unknown): cause is Error =>
  cause instanceof Error && cause.name === "AuditRefusal";

/** Has a page fetched and audits it here. Leaving the page ends it. */
export function useLiveAudit({ ask, audit }: LiveServices) {
  const [state, setState] = useState<LiveState>({ kind: "idle" });
  const latest = useRef<AbortController>(null);

  useEffect(() => () => latest.current?.abort(), []);

  const run = async (url: string) => {
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    const show = (next: LiveState) => {
      if (!signal.aborted) setState(next);
    };
    const fail = (message: string) => show({ kind: "failed", url, message });
    show({ kind: "running", url, isAuditing: false });
    try {
      const [page] = await Promise.all([ask(url, signal), loadResult()]);
      if ("problem" in page) return fail(problems[page.problem](page.detail));
      show({ kind: "running", url, isAuditing: true });
      const robotsTag = page.headers["x-robots-tag"];
      const report = await audit(page.html, {
        url: page.url,
        robotsTag: typeof robotsTag === "string" ? robotsTag : undefined,
        signal,
      });
      const { shell } = report.figures;
      if (shell) return fail(problems[shell](""));
      startTransition(() => show({ kind: "done", report, page }));
    } catch (cause) {
      fail(isRefusal(cause) ? cause.message : auditWords.refused.failed);
    }
  };

  return {
    state,
    start: (url: string) => void run(url),
    /** Ends it, and forgets the result. */
    stop: () => {
      latest.current?.abort();
      setState({ kind: "idle" });
    },
  };
}
