import { svgDocument } from "@kolam/ui/kolam";
import { mark } from "@site/brand/mark";
import { company } from "@site/facts/company";
import { colors, tokens } from "@site/generated/colors";
import type { ThemeVars } from "storybook/theming";
import type { ToolbarTheme } from "./themes.ts";

const themes = {
  light: colors.light,
  dark: colors.dark,
  contrast: colors["light-contrast"],
  "dark-contrast": colors["dark-contrast"],
} satisfies Record<ToolbarTheme, unknown>;

const { light } = themes;

const logo = svgDocument(mark, {
  line: light.action,
  dots: light["on-feature"],
  background: light["feature-deep"],
  strokeWidth: 2.8,
  padding: 8,
});

/**
 * Storybook's own interface in the colours of the tokens: the site's, or those that a page shows.
 */
export function brandTheme(
  name: ToolbarTheme,
  colour = (token: keyof typeof light): string => themes[name][token],
): Pick<ThemeVars, "base"> & Partial<ThemeVars> {
  return {
    base: name.startsWith("dark") ? "dark" : "light",
    brandTitle: `${company.name} UI`,
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo.replace("<svg ", '<svg width="56" height="56" '))}`,
    fontBase: tokens.font.text,
    colorPrimary: colour("accent"),
    colorSecondary: colour("link"),
    appBg: colour("surface-2"),
    appContentBg: colour("surface"),
    appPreviewBg: colour("surface"),
    appBorderColor: colour("rule"),
    appBorderRadius: 2,
    textColor: colour("text"),
    textMutedColor: colour("text-2"),
    barBg: colour("surface"),
    barTextColor: colour("text-2"),
    barSelectedColor: colour("link"),
    barHoverColor: colour("link-hover"),
    inputBg: colour("surface"),
    inputBorder: colour("rule-strong"),
    inputTextColor: colour("text"),
    inputBorderRadius: 2,
  };
}
