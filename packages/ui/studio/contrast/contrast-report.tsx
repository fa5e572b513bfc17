import { useRef } from "react";
import { Alert } from "../../src/alert/alert.tsx";
import type { Brand } from "../theme/brand.ts";
import type { Fix } from "../theme/find-fix.ts";
import type { Finding, Verdict } from "../theme/judge.ts";
import { themeLabels } from "../theme/theme-colours.ts";
import styles from "./contrast.module.css";
import { FixButton } from "./fix-button.tsx";
import { fixGroups, ratioText } from "./fix-groups.ts";
import { PairTable } from "./pair-table.tsx";

interface ContrastReportProps {
  brand: Brand;
  verdict: Verdict;
  onFix: (fix: Fix) => void;
}

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ pair: { theme, foreground, background, ratio, needed } }) => (
        <li key={`${theme} ${foreground} ${background}`}>
          {themeLabels[theme]}: {foreground} on {background} has {ratioText(ratio)}, needs {needed}
          :1
        </li>
      ))}
    </ul>
  );
}

/** What fails, with a colour for each that passes, and below it the pairs in the four themes. */
export function ContrastReport({ brand, verdict, onFix }: ContrastReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pairs, findings } = verdict;
  const groups = fixGroups(findings);

  // The pressed button goes away with its message, so the focus needs another place.
  const fixAndStay = (fix: Fix) => {
    onFix(fix);
    heading.current?.focus();
  };

  return (
    <div className={styles.report}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {findings.length === 0
          ? `All ${pairs.length} pairs pass`
          : `${findings.length} of ${pairs.length} pairs fail`}
      </h2>
      {groups.map(({ id, title, findings: members, fix }) => (
        <Alert
          key={id}
          tone="error"
          title={title}
          headingLevel={3}
          actions={fix ? <FixButton fix={fix} onFix={fixAndStay} /> : undefined}
        >
          <FindingList findings={members} />
        </Alert>
      ))}
      <PairTable colours={brand.colours} pairs={pairs} />
    </div>
  );
}
