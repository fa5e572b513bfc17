import type { CheckStatus } from "@kolam/seo-audit/types";
import styles from "./dot.module.css";

/**
 * One check as a dot: full for good, half for a warning, crossed for an error, small for not
 * applicable.
 */
export function Dot({ status }: { status: CheckStatus }) {
  return (
    <svg viewBox="0 0 16 16" className={styles[status]} aria-hidden="true" focusable="false">
      {status === "not-applicable" ? (
        <circle cx="8" cy="8" r="2" />
      ) : (
        <circle cx="8" cy="8" r="6.5" />
      )}
      {status === "warning" ? <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" /> : null}
      {status === "error" ? <path d="m5.2 5.2 5.6 5.6m0-5.6-5.6 5.6" /> : null}
    </svg>
  );
}
