import { useHydrated } from "@kolam/ui/hydrated";
import { Tabs } from "@kolam/ui/tabs";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import scripting from "../../browser/scripting.module.css";
import { RichText } from "../../sections/text/rich-text.tsx";
import { AuditTool } from "./audit/audit-tool.tsx";
import { SimulationTool } from "./simulation/simulation-tool.tsx";
import { readTool, type ToolId, toolIds, toolSearch } from "./tool-address.ts";
import styles from "./tools.module.css";

const words = analyzer.tools;

const panelId = (tool: ToolId) => `tool-${tool}`;

interface ToolsProps {
  /** The contents of the panels. Stories replace them. */
  panels?: Readonly<Record<ToolId, ReactNode>>;
}

const ownPanels = { simulation: <SimulationTool />, audit: <AuditTool /> };

/**
 * The two tools as tabs. The address names the current one, so that it survives reload, back and
 * forward. Both panels stay in the document, so that switching loses no input.
 */
export function Tools({ panels = ownPanels }: ToolsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const shown = hydrated ? readTool(search) : toolIds[0];
  const choose = (id: string) => {
    const tool = toolIds.find((known) => panelId(known) === id);
    if (tool) void navigate({ search: toolSearch(tool) }, { preventScrollReset: true });
  };
  return (
    <>
      <p className={`${styles.withoutScripts} ${scripting.without}`}>
        <RichText text={analyzerPage.withoutScripts} />
      </p>
      <Tabs
        label={words.label}
        variant="box"
        value={panelId(shown)}
        onValueChange={choose}
        className={`${styles.root} ${scripting.with}`}
        data-hydrated={hydrated ? "" : undefined}
        items={toolIds.map((tool) => ({
          id: panelId(tool),
          label: (
            <>
              <span className={styles.name}>{words[tool].title}</span>
              <span className={styles.note}>{words[tool].note}</span>
            </>
          ),
          content: panels[tool],
        }))}
      />
    </>
  );
}
