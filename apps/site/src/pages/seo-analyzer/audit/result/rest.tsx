import type { AuditFigures, AuditReport, CheckResult, CheckStatus } from "@kolam/seo-audit/types";
import { Accordion } from "@kolam/ui/accordion";
import { Stack } from "@kolam/ui/stack";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { RuledList } from "../../../../sections/text/ruled-list.tsx";
import { WithCode } from "../../parts/with-code.tsx";
import { listId } from "./places.ts";
import styles from "./rest.module.css";

const { groups, notChecked, figures: words, counted } = auditReportWords;

function Checks({ lead, results }: { lead: string; results: readonly CheckResult[] }) {
  return (
    <>
      <p>{lead}</p>
      <RuledList
        items={results.map(({ title, found }) => ({
          name: title,
          text: <WithCode text={found} />,
        }))}
      />
    </>
  );
}

function Outline({ headings }: Pick<AuditFigures, "headings">) {
  return (
    <Stack as="ol" gap={1} className={styles.outline}>
      {headings.map(({ level, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and the list never changes
        <li key={index} className={styles[`level-${level}`]}>
          <span className={styles.level} role="img" aria-label={words.level(level)}>
            {`h${level}`}
          </span>{" "}
          {text || words.noText}
        </li>
      ))}
    </Stack>
  );
}

/** The collapsed rest: passed checks, checks that do not apply, and what was not checked. */
export function Rest({ report }: { report: AuditReport }) {
  const withStatus = (status: CheckStatus) =>
    report.results.filter((result) => result.status === status);
  const quiet = (["good", "not-applicable"] as const)
    .map((status) => ({ status, results: withStatus(status) }))
    .filter(({ results }) => results.length > 0);
  const { headings } = report.figures;
  return (
    <Accordion
      type="multiple"
      headingLevel={3}
      items={[
        {
          id: "audit-not-checked",
          title: counted(notChecked.title, report.notChecked.length),
          content: (
            <>
              <p>{notChecked.lead}</p>
              <RuledList
                items={report.notChecked.map(({ what, why }) => ({ name: what, text: why }))}
              />
            </>
          ),
        },
        ...quiet.map(({ status, results }) => ({
          id: listId(status),
          title: counted(groups[status].title, results.length),
          content: <Checks lead={groups[status].lead} results={results} />,
        })),
        ...(headings.length > 0
          ? [
              {
                id: "audit-outline",
                title: counted(words.outline, headings.length),
                content: <Outline headings={headings} />,
              },
            ]
          : []),
      ]}
    />
  );
}
