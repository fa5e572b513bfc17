import type { AuditReport, CheckResult, SourceLocation } from "@kolam/seo-audit/types";
import { Stack } from "@kolam/ui/stack";
import { StatusBadge } from "@kolam/ui/status-badge";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { WithCode } from "../../parts/with-code.tsx";
import styles from "./faults.module.css";
import { Part } from "./part.tsx";

const { check: words, statusNames, counted } = auditReportWords;

/** Places that are shown without expanding the list. */
const SHOWN = 3;

function Places({ places }: { places: readonly SourceLocation[] }) {
  return (
    <Stack as="ol" gap={2}>
      {places.map(({ line, column, snippet }) => (
        <li key={`${line}:${column}`} className={styles.place}>
          <span className={styles.line}>{words.place(line, column)}</span>
          <code className={styles.snippet}>{snippet}</code>
        </li>
      ))}
    </Stack>
  );
}

function Source({ locations, occurrences }: CheckResult) {
  if (locations.length === 0) return null;
  const rest = locations.slice(SHOWN);
  const unlisted = occurrences - locations.length;
  return (
    <div>
      <h5 className={styles.label}>{words.where}</h5>
      <Places places={locations.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary>{words.more(rest.length)}</summary>
          <Places places={rest} />
        </details>
      ) : null}
      {unlisted > 0 ? <p className={styles.unlisted}>{words.unlisted(unlisted)}</p> : null}
    </div>
  );
}

function Fault({ result, groups }: { result: CheckResult } & Pick<AuditReport, "groups">) {
  const { title, status, group, weight, found, why, fix } = result;
  return (
    <li className={styles.fault}>
      <Stack gap={3} align="start">
        <h4 className={styles.title}>{title}</h4>
        {status === "error" || status === "warning" ? (
          <StatusBadge status={status}>{statusNames[status]}</StatusBadge>
        ) : null}
        <p className={styles.group}>
          {groups.find(({ id }) => id === group)?.title}
          <br />
          {words.weight(weight)}
        </p>
      </Stack>
      <Stack gap={4} className={styles.body}>
        <p className={styles.found}>
          <WithCode text={found} />
        </p>
        <div>
          <h5 className={styles.label}>{words.why}</h5>
          <p className={styles.text}>
            <WithCode text={why} />
          </p>
        </div>
        <div>
          <h5 className={styles.label}>{words.fix}</h5>
          <p className={styles.text}>
            <WithCode text={fix} />
          </p>
        </div>
        <Source {...result} />
      </Stack>
    </li>
  );
}

interface FaultsProps extends Pick<AuditReport, "groups"> {
  words: { readonly title: string; readonly lead: string };
  results: readonly CheckResult[];
}

/** The faults of one status: what was found, why it matters, how to fix it, and where it is. */
export function Faults({ words: { title, lead }, groups, results }: FaultsProps) {
  if (results.length === 0) return null;
  return (
    <Part title={counted(title, results.length)} lead={lead}>
      <ol className={styles.list}>
        {results.map((result) => (
          <Fault key={result.id} result={result} groups={groups} />
        ))}
      </ol>
    </Part>
  );
}
