import { useState } from "react";
import { Badge } from "../../src/badge/badge.tsx";
import { classList } from "../../src/element/class-list.ts";
import { Tabs } from "../../src/tabs/tabs.tsx";
import type { ColorTheme } from "../../src/tokens/tokens.generated.ts";
import { ContrastReport } from "../contrast/contrast-report.tsx";
import type { Brand } from "../theme/brand.ts";
import type { Fix } from "../theme/find-fix.ts";
import type { Verdict } from "../theme/judge.ts";
import { MatrixFrame } from "./matrix-frame.tsx";
import { PageFrame } from "./page-frame.tsx";
import styles from "./preview.module.css";
import { SamplePage } from "./sample-page.tsx";
import { Segments } from "./segments.tsx";

/** The widths of the previewed window. */
const widths = { pane: "Full width", desktop: "Desktop", phone: "Phone" } as const;

type Width = keyof typeof widths;

/** The themes, and what is compared instead of one. */
const views = {
  light: "Light",
  dark: "Dark",
  "light-contrast": "Light contrast",
  "dark-contrast": "Dark contrast",
  themes: "Light and dark",
  changes: "Before and after",
} as const satisfies Record<ColorTheme | "themes" | "changes", string>;

type View = keyof typeof views;

/** What stands above the two pages that are compared. */
const pairs = { themes: ["Light", "Dark"], changes: ["Before", "After"] } as const;

interface Look {
  readonly brand: Brand;
  /** The brand's stylesheet. */
  readonly css: string;
  /** The address of its logo. */
  readonly mark?: string | undefined;
}

interface PreviewProps {
  look: Look;
  /** That with which the studio was opened. */
  before: Look;
  verdict: Verdict;
  onFix: (fix: Fix) => void;
}

/** The brand on a whole page, on every component, and in figures. */
export function Preview({ look, before, verdict, onFix }: PreviewProps) {
  const [tab, setTab] = useState("studio-page");
  const [view, setView] = useState<View>("light");
  const [width, setWidth] = useState<Width>("pane");
  const isPair = view === "themes" || view === "changes";
  const theme = isPair ? "light" : view;
  const { brand, css } = look;
  const after = { ...look, theme };
  const shown = {
    themes: [after, { ...after, theme: "dark" as const }],
    changes: [{ ...before, theme }, after],
  };
  const pages = isPair ? shown[view] : [after];
  const captions = isPair ? pairs[view] : [];
  const failures = verdict.findings.length;

  const tools = (
    <>
      <Segments label="Theme" options={views} value={view} onValueChange={setView} />
      <Segments label="Window" options={widths} value={width} onValueChange={setWidth} />
    </>
  );
  const frame = classList(styles.frame, styles[`width-${width}`]);

  return (
    <Tabs
      label="Preview"
      value={tab}
      onValueChange={setTab}
      className={styles.root}
      items={[
        {
          id: "studio-page",
          label: "Page",
          content: (
            <>
              <div className={styles.tools}>{tools}</div>
              <div className={styles.windows}>
                {pages.map(({ brand: { choices }, css: sheet, theme: its, mark }, at) => (
                  <div key={at === 0 ? "first" : "second"}>
                    {captions[at] ? <p>{captions[at]}</p> : null}
                    <div className={styles.window}>
                      <PageFrame
                        title={`A page of ${[choices.name, captions[at]].filter(Boolean).join(", ")}`}
                        css={sheet}
                        theme={its}
                        className={frame}
                      >
                        <SamplePage name={choices.name} logo={mark} kolam={choices.kolam} />
                      </PageFrame>
                    </div>
                  </div>
                ))}
              </div>
            </>
          ),
        },
        {
          id: "studio-components",
          label: "Components",
          content:
            tab === "studio-components" ? (
              <MatrixFrame css={css} theme={theme} className={frame} tools={tools} />
            ) : null,
        },
        {
          id: "studio-contrast",
          label: (
            <span className={styles.tab}>
              Contrast{" "}
              <Badge tone={failures > 0 ? "error" : "success"}>
                {failures > 0 ? `${failures} fail` : "passes"}
              </Badge>
            </span>
          ),
          content:
            tab === "studio-contrast" ? (
              <ContrastReport brand={brand} verdict={verdict} onFix={onFix} />
            ) : null,
        },
      ]}
    />
  );
}
