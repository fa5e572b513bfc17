import type { AuditReport, CheckResult, SourceLocation } from "@kolam/seo-audit/types";
import { Accordion } from "@kolam/ui/accordion";
import { Stack } from "@kolam/ui/stack";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { WithCode } from "../../parts/with-code.tsx";
import { Dot } from "./dot.tsx";
import styles from "./faults.module.css";
import { Part } from "./part.tsx";
import { listId, resultId } from "./places.ts";

const { check: words, groups: lists, statusNames, counted } = auditReportWords;

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

function Head({ title, status, found }: CheckResult) {
  return (
    <span className={styles.head}>
      <Dot status={status} />
      <span className={styles.title}>
        {title} <VisuallyHidden>{statusNames[status]}</VisuallyHidden>
      </span>
      <span className={styles.found}>
        <WithCode text={found} />
      </span>
    </span>
  );
}

function Body({ result, groups }: { result: CheckResult } & Pick<AuditReport, "groups">) {
  const { group, weight, why, fix } = result;
  return (
    <Stack gap={4} className={styles.body}>
      <div>
        <h5 className={styles.label}>{words.why}</h5>
        <p className={styles.text}>
          <WithCode text={why} />
        </p>
      </div>
      <div className={styles.fix}>
        <h5 className={styles.label}>{words.fix}</h5>
        <p className={styles.text}>
          <WithCode text={fix} />
        </p>
      </div>
      <Source {...result} />
      <p className={styles.group}>
        {groups.find(({ id }) => id === group)?.title}
        <br />
        {words.weight(weight)}
      </p>
    </Stack>
  );
}

interface FaultsProps extends Pick<AuditReport, "groups"> {
  status: "error" | "warning";
  results: readonly CheckResult[];
  /** The results that are open at first. */
  open: readonly CheckResult[];
}

/** The faults of one status: what was found, and on opening why it matters, how to fix it, where. */
export function Faults({ status, groups, results, open }: FaultsProps) {
  if (results.length === 0) return null;
  const { title, lead } = lists[status];
  return (
    <Part id={listId(status)} title={counted(title, results.length)} lead={lead}>
      <Accordion
        type="multiple"
        headingLevel={4}
        size="sm"
        className={styles.list}
        defaultValue={open.map(resultId)}
        items={results.map((result) => ({
          id: resultId(result),
          title: <Head {...result} />,
          content: <Body result={result} groups={groups} />,
        }))}
      />
    </Part>
  );
}
