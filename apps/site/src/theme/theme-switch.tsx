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
 * Switches between light and dark and remembers it. Which theme shows is not known when the page is
 * prerendered, so the button holds both labels and the theme's styles show the right one.
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
