import { useHydrated } from "@kolam/ui/hydrated";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import type { ReactNode } from "react";
import scripting from "../../browser/scripting.module.css";
import { RichText } from "../../sections/text/rich-text.tsx";
import { AuditTool } from "./audit/audit-tool.tsx";
import { SimulationTool } from "./simulation/simulation-tool.tsx";
import { toolHeading } from "./tool-heading.ts";
import styles from "./tools.module.css";

const words = analyzer.tools;

function Tool({ id, children }: { id: keyof typeof toolHeading; children: ReactNode }) {
  const { title, note } = words[id];
  return (
    <section className={`${styles.tool} ${styles[id]}`} aria-labelledby={toolHeading[id]}>
      <div className={styles.head}>
        <h2 id={toolHeading[id]} tabIndex={-1} className={styles.name}>
          {title}
        </h2>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </section>
  );
}

/**
 * The audit and, beside or below it, the simulation. A result takes the place of its form and the
 * full width.
 */
export function Tools() {
  const hydrated = useHydrated();
  return (
    <>
      <p className={`${styles.withoutScripts} ${scripting.without}`}>
        <RichText text={analyzerPage.withoutScripts} />
      </p>
      <div className={`${styles.root} ${scripting.with}`} data-hydrated={hydrated ? "" : undefined}>
        <Tool id="audit">
          <AuditTool />
        </Tool>
        <Tool id="simulation">
          <SimulationTool />
        </Tool>
      </div>
    </>
  );
}
