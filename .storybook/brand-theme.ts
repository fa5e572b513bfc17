import { create } from "storybook/theming";
import { mark } from "../apps/site/src/brand/mark.ts";
import { company } from "../packages/content/src/company.ts";
import { svgDocument } from "../packages/ui/src/motif/svg.ts";
import { colors, tokens } from "../packages/ui/src/tokens/tokens.ts";

const { light } = colors;

const logo = svgDocument(mark, {
  line: light.action,
  dots: light["on-feature"],
  background: light["feature-deep"],
  strokeWidth: 2.8,
  padding: 8,
});

/** Storybook's own interface in the brand's colours, from the tokens. */
export const brandTheme = create({
  base: "light",
  brandTitle: `${company.name} UI`,
  brandImage: `data:image/svg+xml,${encodeURIComponent(logo.replace("<svg ", '<svg width="56" height="56" '))}`,
  fontBase: tokens.font.text,
  colorPrimary: light.accent,
  colorSecondary: light.link,
  appBg: light["surface-2"],
  appContentBg: light.surface,
  appPreviewBg: light.surface,
  appBorderColor: light.rule,
  appBorderRadius: 2,
  textColor: light.text,
  textMutedColor: light["text-2"],
  barBg: light.surface,
  barTextColor: light["text-2"],
  barSelectedColor: light.link,
  barHoverColor: light["link-hover"],
  inputBg: light.surface,
  inputBorder: light["rule-strong"],
  inputTextColor: light.text,
  inputBorderRadius: 2,
});
