import type { AuditReport, CheckResult, CheckStatus } from "@kolam/seo-audit/types";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { Dot } from "./dot.tsx";
import styles from "./overview.module.css";
import { isFault, listLink, resultLink } from "./places.ts";

const { result: words, statusNames, ofChecks, noChecks, counted } = auditReportWords;

const order: readonly CheckStatus[] = ["error", "warning", "good", "not-applicable"];

function Check({ result }: { result: CheckResult }) {
  const { title, status } = result;
  if (!isFault(result)) {
    return (
      <span>
        <Dot status={status} />
      </span>
    );
  }
  const name = `${title}: ${statusNames[status]}`;
  return (
    <a href={resultLink(result)} title={name}>
      <Dot status={status} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </a>
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
        {sorted.map((result) => (
          <Check key={result.id} result={result} />
        ))}
      </dd>
      <dd className={styles.count}>
        {applicable.length === 0 ? noChecks : ofChecks(good.length, applicable.length)}
      </dd>
    </div>
  );
}

function Legend({ status, count }: { status: CheckStatus; count: number }) {
  const name = (
    <>
      <Dot status={status} />
      {counted(statusNames[status], count)}
    </>
  );
  return <li>{count > 0 ? <a href={listLink(status)}>{name}</a> : <span>{name}</span>}</li>;
}

/** All checks as dots, by group. Those with a fault lead to it, and the legend to the lists. */
export function Overview({ groups, results }: Pick<AuditReport, "groups" | "results">) {
  return (
    <nav className={styles.root} aria-label={words.overview}>
      <dl className={styles.groups}>
        {groups.map(({ id, title }) => (
          <Group key={id} title={title} results={results.filter(({ group }) => group === id)} />
        ))}
      </dl>
      <ul className={styles.legend}>
        {order.map((status) => (
          <Legend
            key={status}
            status={status}
            count={results.filter((result) => result.status === status).length}
          />
        ))}
      </ul>
    </nav>
  );
}
