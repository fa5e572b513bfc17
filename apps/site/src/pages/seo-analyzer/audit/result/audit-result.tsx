import { auditLabel } from "@kolam/content/model/analyzer/score-label";
import { auditJson, auditText } from "@kolam/seo-audit/report";
import { faultsOf } from "@kolam/seo-audit/score";
import type { AuditReport, CheckStatus } from "@kolam/seo-audit/types";
import { Badge } from "@kolam/ui/badge";
import { Button } from "@kolam/ui/button";
import { Icon } from "@kolam/ui/icon";
import { Stack } from "@kolam/ui/stack";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { auditMeters } from "../../../../analyzer/audit-meters.ts";
import { auditFileName } from "../../../../analyzer/file-name.ts";
import { retryImport } from "../../../../browser/retry-import.ts";
import { AnalysisHead } from "../../parts/analysis-head.tsx";
import { saveFile } from "../../parts/save-file.ts";
import styles from "./audit-result.module.css";
import { Faults } from "./faults.tsx";
import { Figures } from "./figures.tsx";
import { Overview } from "./overview.tsx";
import { Previews } from "./previews.tsx";
import { Rest } from "./rest.tsx";

const { result: words, faultless } = auditReportWords;

const loadQuestion = retryImport(() => import("./ask-us.ts"));

/** How many faults are open at first, the worst ones. */
const OPEN = 3;

interface AuditResultProps {
  report: AuditReport;
  now: () => Date;
  /** Where `onBack` leads, in words. */
  back?: string;
  onBack: () => void;
  /** What is known of the page besides its HTML. */
  facts?: ReactNode;
}

/** The host of an address; a title stays as it is. */
function shortName(subject: string): string {
  return URL.canParse(subject) ? new URL(subject).hostname : subject;
}

/**
 * A finished audit: the score, an overview of all checks, the faults, previews, figures, and the
 * rest.
 */
export function AuditResult({ report, now, back = words.again, onBack, facts }: AuditResultProps) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState("");
  const faults = faultsOf(report.results);
  const withStatus = (status: CheckStatus) => faults.filter((fault) => fault.status === status);
  const worst = [...withStatus("error"), ...withStatus("warning")].slice(0, OPEN);

  const save = (extension: "txt" | "json") => {
    const date = now();
    const name = auditFileName(report.subject, date, extension);
    if (extension === "txt") saveFile(name, auditText(report, date), "text/plain");
    else saveFile(name, auditJson(report, date), "application/json");
    setSaved(auditReportWords.saved(name));
  };

  const ask = async () => {
    const { askInDraft } = await loadQuestion();
    askInDraft(report);
    await navigate("/contact");
  };

  return (
    <Stack gap={12} className={styles.root}>
      <AnalysisHead
        subject={report.subject}
        title={words.title(shortName(report.subject))}
        score={report.score}
        scoreLabel={words.score}
        verdict={auditLabel(report)}
        notice={
          <Stack gap={3} align="start" className={styles.notice}>
            <Badge>{words.badge}</Badge>
            <p>{words.scored}</p>
          </Stack>
        }
        actions={
          <>
            <Button onClick={() => save("txt")}>
              <Icon name="download" />
              {words.text}
            </Button>
            <Button tone="outline" onClick={() => save("json")}>
              <Icon name="download" />
              {words.json}
            </Button>
            <Button tone="outline" onClick={() => void ask()}>
              {addressWords.ask.action}
            </Button>
            <Button tone="quiet" onClick={onBack}>
              {back}
            </Button>
            <span role="status" className={styles.saved}>
              {saved}
            </span>
          </>
        }
      />
      <div className={styles.body}>
        <Overview groups={report.groups} results={report.results} />
        <Stack gap={16} className={styles.main}>
          {facts}
          {faults.length === 0 ? (
            <Stack as="section" gap={6}>
              <h3 className={styles.title}>{faultless.title}</h3>
              <p className={styles.lead}>{faultless.text}</p>
            </Stack>
          ) : null}
          {(["error", "warning"] as const).map((status) => (
            <Faults
              key={status}
              status={status}
              groups={report.groups}
              results={withStatus(status)}
              open={worst}
            />
          ))}
          <Stack gap={16} className={styles.onScreen}>
            <Previews search={report.search} social={report.social} />
            <Figures groups={auditMeters(report)} />
            <Rest report={report} />
          </Stack>
          <div>
            <Button tone="outline" onClick={onBack}>
              {back}
            </Button>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}
