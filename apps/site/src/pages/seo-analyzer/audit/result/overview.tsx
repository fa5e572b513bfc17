import type { AuditReport, CheckResult, CheckStatus } from "@kolam/seo-audit/types";
import { Card } from "@kolam/ui/card";
import { Stack } from "@kolam/ui/stack";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import styles from "./overview.module.css";

const { result: words, statusNames, ofChecks, noChecks } = auditReportWords;

const order: readonly CheckStatus[] = ["error", "warning", "good", "not-applicable"];

/**
 * One check as a dot: full for good, half for a warning, crossed for an error, small for not
 * applicable.
 */
function Dot({ status }: { status: CheckStatus }) {
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

function Group({ title, results }: { title: string; results: readonly CheckResult[] }) {
  const applicable = results.filter(({ status }) => status !== "not-applicable");
  const good = applicable.filter(({ status }) => status === "good");
  const sorted = order.flatMap((status) => results.filter((result) => result.status === status));
  return (
    <div className={styles.group}>
      <dt>{title}</dt>
      <dd className={styles.dots}>
        {sorted.map(({ id, status }) => (
          <Dot key={id} status={status} />
        ))}
      </dd>
      <dd className={styles.count}>
        {applicable.length === 0 ? noChecks : ofChecks(good.length, applicable.length)}
      </dd>
    </div>
  );
}

/** All checks as dots, by group. */
export function Overview({ groups, results }: Pick<AuditReport, "groups" | "results">) {
  return (
    <Card>
      <Stack as="section" gap={5} aria-label={words.overview}>
        <VisuallyHidden as="div">{words.overview}</VisuallyHidden>
        <dl className={styles.groups}>
          {groups.map(({ id, title }) => (
            <Group key={id} title={title} results={results.filter(({ group }) => group === id)} />
          ))}
        </dl>
        <ul className={styles.legend}>
          {order.map((status) => (
            <li key={status}>
              <Dot status={status} />
              {auditReportWords.counted(
                statusNames[status],
                results.filter((result) => result.status === status).length,
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
