"use client";

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { classList } from "../element/class-list.ts";
import { joinRefs } from "../element/join-refs.ts";
import type { RootProps } from "../element/root-props.ts";
import icon from "../icon/icon.module.css";
import { moonPath, sunPath } from "../icon/icon-paths.ts";
import {
  applyTheme,
  chooseTheme,
  currentTheme,
  followTheme,
  savedTheme,
  type ThemeChoice,
  themeChoices,
} from "../theme/theme.ts";
import styles from "./theme-switch.module.css";

export interface ThemeSwitchProps
  extends RootProps<
    "select",
    "children" | "value" | "defaultValue" | "multiple" | "size" | "className"
  > {
  /** Accessible name, e.g. "Theme". */
  label: string;
  /** The words for each choice, e.g. "System", "Light" and "Dark". */
  text: Readonly<Record<ThemeChoice, string>>;
  /**
   * The key of `localStorage` that keeps the choice; the same as that of the `themeScript`.
   * Default: `theme`.
   */
  storageKey?: string | undefined;
  /** Class of the element around the control. */
  className?: string | undefined;
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const systemOnServer = (): ThemeChoice => "system";

/**
 * Chooses between the light theme, the dark one and the system's, keeps the choice, and follows
 * other tabs. It is a native select, to which `ref` and native attributes go. Without scripts it is
 * not shown.
 */
export function ThemeSwitch({
  label,
  text,
  storageKey,
  className,
  ref,
  onChange,
  ...native
}: ThemeSwitchProps) {
  const select = useRef<HTMLSelectElement>(null);
  const choice = useSyncExternalStore(onThemeChange, currentTheme, systemOnServer);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before hydration
  useLayoutEffect(() => {
    const shown = themeChoices.find((known) => known === select.current?.value);
    const saved = savedTheme(storageKey);
    if (shown && shown !== choice) chooseTheme(shown, storageKey);
    // For pages without a `themeScript`.
    else if (saved !== "system") applyTheme(saved);
  }, []);

  useEffect(() => followTheme(storageKey), [storageKey]);

  return (
    <span className={classList(styles.root, className)}>
      <svg viewBox="0 0 24 24" className={classList(icon.root, styles.light)} aria-hidden="true">
        <path d={sunPath} />
      </svg>
      <svg viewBox="0 0 24 24" className={classList(icon.root, styles.dark)} aria-hidden="true">
        <path d={moonPath} />
      </svg>
      <select
        aria-label={label}
        // A browser that restores form values after a reload would choose it again.
        autoComplete="off"
        {...native}
        ref={joinRefs(select, ref)}
        value={choice}
        className={styles.select}
        onChange={(event) => {
          const chosen = themeChoices.find((known) => known === event.currentTarget.value);
          if (chosen) chooseTheme(chosen, storageKey);
          onChange?.(event);
        }}
      >
        {themeChoices.map((known) => (
          <option key={known} value={known}>
            {text[known]}
          </option>
        ))}
      </select>
    </span>
  );
}
