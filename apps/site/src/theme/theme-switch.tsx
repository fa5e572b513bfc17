import { shell } from "@kolam/content/shell";
import { Icon } from "@kolam/ui/icon";
import { applyTheme, otherTheme, saveTheme } from "./theme.ts";
import styles from "./theme-switch.module.css";

function switchTheme(): void {
  const theme = otherTheme();
  saveTheme(theme);
  applyTheme(theme);
}

/**
 * Switches between the light and the dark theme. The prerendered page does not know the theme, so the button
 * contains both labels and CSS shows the right one.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className={styles.root} onClick={switchTheme}>
      <span className={styles.whenLight}>
        <Icon name="moon" label={shell.theme.toDark} />
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" label={shell.theme.toLight} />
      </span>
    </button>
  );
}
