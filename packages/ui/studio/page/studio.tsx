import logo from "virtual:kolam/logo";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Alert } from "../../src/alert/alert.tsx";
import { Motif } from "../../src/motif/motif.tsx";
import { createToasts, Toast } from "../../src/toast/toast.tsx";
import { Panel } from "../panel/panel.tsx";
import { Preview } from "../preview/preview.tsx";
import { deriveBrand } from "../theme/brand.ts";
import { brandCss } from "../theme/brand-files.ts";
import type { Choices } from "../theme/choices.ts";
import type { Fix } from "../theme/find-fix.ts";
import { judge } from "../theme/judge.ts";
import { type ReadTheme, readTheme, themeCode } from "../theme/link.ts";
import { presets } from "../theme/presets.ts";
import { Actions } from "./actions.tsx";
import styles from "./studio.module.css";

export interface ThemeStudioProps {
  /** The theme of the link with which the studio was opened. */
  code?: string | undefined;
  /** Called with the theme's code a moment after the choices have changed. */
  onThemeChange?: ((code: string) => void) | undefined;
}

const start: Choices = presets.kolam;

/** Long enough that the address does not change at every step of a slider. */
const SETTLED_MS = 300;

const opened = (code: string | undefined): ReadTheme =>
  code ? readTheme(code) : { choices: start };

/** A tool in which a designer makes a brand for the kit out of a few choices. */
export function ThemeStudio({ code, onThemeChange }: ThemeStudioProps) {
  const [{ choices, problem }, setState] = useState(() => {
    const { choices: given, problem: why } = opened(code);
    return { choices: given ?? start, problem: why };
  });
  const [toasts] = useState(createToasts);

  // The fields follow at once, what is derived when there is time.
  const settled = useDeferredValue(choices);
  const brand = useMemo(() => deriveBrand(settled), [settled]);
  const css = useMemo(() => brandCss(brand), [brand]);
  const [before] = useState({ brand, css });
  const [mark, setMark] = useState<string>();
  const verdict = useMemo(() => judge(settled.colours), [settled]);

  const reported = useRef(choices);
  useEffect(() => {
    if (reported.current === choices) return undefined;
    const timer = setTimeout(() => {
      reported.current = choices;
      onThemeChange?.(themeCode(choices));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [choices, onThemeChange]);

  const set = (next: Choices) => setState({ choices: next, problem: undefined });
  const change = (changed: Partial<Choices>) =>
    setState((state) => ({ choices: { ...state.choices, ...changed }, problem: undefined }));
  const fix = ({ choice, colour }: Fix) =>
    setState((state) => ({
      ...state,
      choices: { ...state.choices, colours: { ...state.choices.colours, [choice]: colour } },
    }));
  const reset = () => {
    const before = choices;
    set(start);
    setMark(undefined);
    toasts.show({
      title: "Everything is as it was at the start",
      action: { label: "Undo", onClick: () => set(before) },
    });
  };

  return (
    <main className={styles.root}>
      <header className={styles.head}>
        <Motif drawing={logo} className={styles.mark} />
        <div className={styles.words}>
          <h1 className={styles.title}>Theme studio</h1>
          <p className={styles.lead}>
            Choose a few things; the rest of the brand is derived from them. Colours that are hard
            to read say so.
          </p>
        </div>
        <Actions brand={brand} css={css} toasts={toasts} onReset={reset} />
      </header>
      {problem ? (
        <Alert
          tone="error"
          role="alert"
          title="The theme of this link cannot be read"
          className={styles.problem}
        >
          {problem} You see the kit’s own brand instead. Ask for the link again, and copy all of it.
        </Alert>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.panel}>
          <Panel
            choices={choices}
            verdict={verdict}
            onChange={change}
            onFix={fix}
            onLogo={setMark}
          />
        </div>
        <div className={styles.preview}>
          <Preview look={{ brand, css, mark }} before={before} verdict={verdict} onFix={fix} />
        </div>
      </div>
      <Toast queue={toasts} label="Notifications" closeLabel="Close" />
    </main>
  );
}
