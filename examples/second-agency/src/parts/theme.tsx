import { ThemeSwitch } from "@kolam/ui/theme-switch";

/** The choice of a theme, in the footer. */
export function Theme() {
  return <ThemeSwitch label="Theme" text={{ system: "System", light: "Light", dark: "Dark" }} />;
}
