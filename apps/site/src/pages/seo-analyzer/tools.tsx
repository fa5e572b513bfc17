import { useHydrated } from "@kolam/ui/hydrated";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import scripting from "../../browser/scripting.module.css";
import { RichText } from "../../sections/text/rich-text.tsx";
import { AuditTool } from "./audit/audit-tool.tsx";
import { LiveAudit } from "./live/live-audit.tsx";
import { browserServices, type LiveServices, useLiveAudit } from "./live/use-live-audit.ts";
import type { RealAudit } from "./simulation/real-audit.ts";
import { SimulationTool } from "./simulation/simulation-tool.tsx";
import { toolHeading } from "./tool-heading.ts";
import styles from "./tools.module.css";

const words = { ...analyzer.tools, live: addressWords.tool };

interface ToolProps {
  id: keyof typeof toolHeading;
  note?: string;
  children: ReactNode;
}

function Tool({ id, note = words[id].note, children }: ToolProps) {
  const { title } = words[id];
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

interface ToolsProps {
  /** What the audit of addresses uses; `null` where none are fetched. */
  services?: LiveServices | null;
}

/**
 * The audit and, beside or below it, the simulation. A result takes the place of its form and the
 * full width. Where addresses are audited, the field of the simulation starts both, and the report
 * of the real audit stands above everything.
 */
export function Tools({ services = __AUDIT_ENDPOINT__ ? browserServices : null }: ToolsProps) {
  return services ? <LiveTools services={services} /> : <Both />;
}

function LiveTools({ services }: { services: LiveServices }) {
  const live = useLiveAudit(services);
  const input = useRef<HTMLInputElement>(null);
  const reopen = useRef<() => void>(null);
  const { kind } = live.state;
  const beside = kind === "running" || kind === "done" ? kind : undefined;
  // What runs or is there has the reader's eye.
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === "running" || kind === "failed")
      heading.current?.scrollIntoView({ block: "nearest" });
  }, [kind]);
  const again = () => {
    flushSync(() => {
      live.stop();
      reopen.current?.();
    });
    if (!input.current) return;
    input.current.focus();
    input.current.select();
  };
  return (
    <Both
      input={input}
      reopen={reopen}
      real={{ ...live, beside }}
      live={
        kind === "idle" ? null : (
          <div ref={heading} className={styles.whole}>
            <Tool id="live">
              <LiveAudit live={live} now={services.now} onAgain={again} />
            </Tool>
          </div>
        )
      }
    />
  );
}

interface BothProps {
  input?: RefObject<HTMLInputElement | null>;
  reopen?: RefObject<(() => void) | null>;
  real?: RealAudit;
  live?: ReactNode;
}

function Both({ input, reopen, real, live = null }: BothProps) {
  const hydrated = useHydrated();
  const audit = (
    <Tool key="audit" id="audit">
      <AuditTool />
    </Tool>
  );
  const simulation = (
    <Tool key="simulation" id="simulation" {...(real ? { note: addressWords.note } : {})}>
      <SimulationTool real={real} {...(input && reopen ? { input, reopen } : {})} />
    </Tool>
  );
  return (
    <>
      <p className={`${styles.withoutScripts} ${scripting.without}`}>
        <RichText text={analyzerPage.withoutScripts} />
      </p>
      <div
        className={`${styles.root} ${real ? styles.byAddress : ""} ${scripting.with}`}
        data-hydrated={hydrated ? "" : undefined}
      >
        {live}
        {/* The ids of a report are those of the other's too. */}
        {real ? [simulation, real.beside === "done" ? null : audit] : [audit, simulation]}
      </div>
    </>
  );
}
