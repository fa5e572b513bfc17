import { create } from "storybook/theming";
import { mark } from "../apps/site/src/brand/mark.ts";
import { company } from "../packages/content/src/facts/company.ts";
import { svgDocument } from "../packages/ui/src/kolam/svg.ts";
import { colors, tokens } from "../packages/ui/src/tokens/tokens.generated.ts";
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

/** Storybook's own interface in the brand's colours, from the tokens. */
export function brandTheme(name: ToolbarTheme) {
  const theme = themes[name];
  return create({
    base: name.startsWith("dark") ? "dark" : "light",
    brandTitle: `${company.name} UI`,
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo.replace("<svg ", '<svg width="56" height="56" '))}`,
    fontBase: tokens.font.text,
    colorPrimary: theme.accent,
    colorSecondary: theme.link,
    appBg: theme["surface-2"],
    appContentBg: theme.surface,
    appPreviewBg: theme.surface,
    appBorderColor: theme.rule,
    appBorderRadius: 2,
    textColor: theme.text,
    textMutedColor: theme["text-2"],
    barBg: theme.surface,
    barTextColor: theme["text-2"],
    barSelectedColor: theme.link,
    barHoverColor: theme["link-hover"],
    inputBg: theme.surface,
    inputBorder: theme["rule-strong"],
    inputTextColor: theme.text,
    inputBorderRadius: 2,
  });
}
