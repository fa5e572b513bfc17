import { analyzer } from "@kolam/content/analyzer/analyzer";
import { paths } from "@kolam/content/paths";
import { useHydrated } from "@kolam/ui/hydrated";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { RichText } from "../../sections/text/rich-text.tsx";
import { AuditTool } from "./audit/audit-tool.tsx";
import { SimulationTool } from "./simulation/simulation-tool.tsx";
import { readTool, type ToolId, toolIds, toolSearch } from "./tool-address.ts";
import styles from "./tools.module.css";

const words = analyzer.tools;

/** How far each key moves along the tabs. */
const moves: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => toolIds.length - 1,
};

const tabId = (tool: ToolId) => `tool-${tool}`;
const panelId = (tool: ToolId) => `tool-${tool}-panel`;

interface ToolsProps {
  /** The contents of the panels. Stories replace them. */
  panels?: Readonly<Record<ToolId, ReactNode>>;
}

const ownPanels = { simulation: <SimulationTool />, audit: <AuditTool /> };

/**
 * The two tools as tabs. The address names the current one, so that it survives reload, back and
 * forward. Each tab is a link to its address, which works before hydration. Both panels stay in the
 * document, so that switching loses no input.
 */
export function Tools({ panels = ownPanels }: ToolsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const tabs = useRef<HTMLDivElement>(null);
  const shown = hydrated ? readTool(search) : "simulation";

  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(toolIds.indexOf(shown));
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const tool = toolIds.at(next % toolIds.length) ?? shown;
    tabs.current?.querySelector<HTMLElement>(`#${tabId(tool)}`)?.focus();
    navigate({ search: toolSearch(tool) }, { replace: true, preventScrollReset: true });
  };

  const follow = (event: MouseEvent, tool: ToolId) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ search: toolSearch(tool) }, { preventScrollReset: true });
  };

  return (
    <>
      <p className={styles.withoutScripts}>
        <RichText text={analyzer.withoutScripts} />
      </p>
      <div className={styles.root} data-hydrated={hydrated ? "" : undefined}>
        <div
          ref={tabs}
          role="tablist"
          aria-label={words.label}
          className={styles.tabs}
          onKeyDown={move}
        >
          {toolIds.map((tool) => (
            <a
              key={tool}
              id={tabId(tool)}
              role="tab"
              href={paths["seo-analyzer"].path + toolSearch(tool)}
              onClick={(event) => follow(event, tool)}
              aria-selected={tool === shown}
              aria-controls={panelId(tool)}
              tabIndex={tool === shown ? 0 : -1}
              className={styles.tab}
            >
              <span className={styles.name}>{words[tool].title}</span>
              <span className={styles.note}>{words[tool].note}</span>
            </a>
          ))}
        </div>
        {toolIds.map((tool) => (
          <div
            key={tool}
            id={panelId(tool)}
            role="tabpanel"
            aria-labelledby={tabId(tool)}
            hidden={hydrated && tool !== shown}
            className={styles.panel}
          >
            {panels[tool]}
          </div>
        ))}
      </div>
    </>
  );
}
