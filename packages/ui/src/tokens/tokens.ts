// Generated from *.tokens.json by build/tokens.ts. Do not edit.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

/** Semantic colours per theme, by name without `--k-color-`. */
export const colors = {
  light: { surface: "#fbf6ec", "surface-2": "#f3ead8", text: "#171c3f", "text-2": "#4a4f70", rule: "#d9cdb4", "rule-strong": "#857a5e", feature: "#1e2455", "feature-deep": "#141837", "on-feature": "#fdf9ef", "on-feature-2": "#d0cee1", "feature-rule": "#3b427e", action: "#f0a21c", "action-hover": "#ffbb45", "action-active": "#d98a05", "on-action": "#1a1204", accent: "#bb2d3b", "on-accent": "#fdf9ef", success: "#27724a", "on-success": "#fff", "success-surface": "#e2eedd", error: "#bb2d3b", "on-error": "#fff", "error-surface": "#fae3dd", warning: "#7f4a00", "warning-surface": "#fbe9c6", "info-surface": "#e4e5f0", focus: "#2b35a8", "focus-on-feature": "#ffbb45", star: "#a86400", link: "#2b35a8", "link-hover": "#96202d", "link-visited": "#63358a", "motif-line": "#171c3f", "motif-dot": "#bb2d3b", overlay: "#0b0e2499", selection: "#f9d995" },
  dark: { surface: "#12152e", "surface-2": "#191d3d", text: "#f6f0e2", "text-2": "#b9b6c9", rule: "#343a63", "rule-strong": "#747bad", feature: "#1e2455", "feature-deep": "#0b0e24", "on-feature": "#fdf9ef", "on-feature-2": "#d0cee1", "feature-rule": "#3b427e", action: "#f0a21c", "action-hover": "#ffbb45", "action-active": "#d98a05", "on-action": "#1a1204", accent: "#ff8a80", "on-accent": "#33070f", success: "#7fd0a0", "on-success": "#06251a", "success-surface": "#12302a", error: "#ff8a80", "on-error": "#33070f", "error-surface": "#3a1a30", warning: "#ffbb45", "warning-surface": "#332817", "info-surface": "#1f2552", focus: "#ffbb45", "focus-on-feature": "#ffbb45", star: "#f0a21c", link: "#b3bcff", "link-hover": "#ffbb45", "link-visited": "#d3aaf2", "motif-line": "#fdf9ef", "motif-dot": "#ff8a80", overlay: "#05060fbf", selection: "#4a4585" },
  "light-contrast": { surface: "#fff", "surface-2": "#fff", text: "#080a1e", "text-2": "#171c3f", rule: "#4a4f70", "rule-strong": "#4a4f70", feature: "#141837", "feature-deep": "#141837", "on-feature": "#fff", "on-feature-2": "#fdf9ef", "feature-rule": "#d0cee1", action: "#f0a21c", "action-hover": "#ffbb45", "action-active": "#f0a21c", "on-action": "#1a1204", accent: "#7c1522", "on-accent": "#fff", success: "#14532f", "on-success": "#fff", "success-surface": "#fff", error: "#7c1522", "on-error": "#fff", "error-surface": "#fff", warning: "#5c3500", "warning-surface": "#fff", "info-surface": "#fff", focus: "#080a1e", "focus-on-feature": "#ffbb45", star: "#5c3500", link: "#1e2455", "link-hover": "#7c1522", "link-visited": "#4a1f70", "motif-line": "#080a1e", "motif-dot": "#7c1522", overlay: "#0b0e2499", selection: "#f9d995" },
  "dark-contrast": { surface: "#05060f", "surface-2": "#05060f", text: "#fff", "text-2": "#f6f0e2", rule: "#b9b6c9", "rule-strong": "#b9b6c9", feature: "#141837", "feature-deep": "#0b0e24", "on-feature": "#fff", "on-feature-2": "#fdf9ef", "feature-rule": "#d0cee1", action: "#f0a21c", "action-hover": "#ffbb45", "action-active": "#f0a21c", "on-action": "#1a1204", accent: "#ffb9b3", "on-accent": "#33070f", success: "#a8e6c1", "on-success": "#06251a", "success-surface": "#05060f", error: "#ffb9b3", "on-error": "#33070f", "error-surface": "#05060f", warning: "#f9d995", "warning-surface": "#05060f", "info-surface": "#05060f", focus: "#ffbb45", "focus-on-feature": "#ffbb45", star: "#ffbb45", link: "#d3d9ff", "link-hover": "#ffbb45", "link-visited": "#e8d0fb", "motif-line": "#fff", "motif-dot": "#ffb9b3", overlay: "#05060fbf", selection: "#1e2455" },
} as const;

export type ColorTheme = keyof typeof colors;
export type ColorName = keyof typeof colors.light;

/** Every other token by group, as CSS values; the custom property is `--k-<group>-<name>`. */
export const tokens = {
  space: { "0": "0px", "1": "0.25rem", "2": "0.5rem", "3": "0.75rem", "4": "1rem", "5": "1.25rem", "6": "1.5rem", "8": "2rem", "10": "2.5rem", "12": "3rem", "16": "4rem", "20": "5rem", "24": "6rem", section: "clamp(3.5rem, 2rem + 4vw, 4.5rem)", "section-sm": "clamp(2.5rem, 1.75rem + 4vw, 2.75rem)" },
  size: { measure: "73.75rem", gutter: "clamp(1.25rem, 0.5rem + 3vw, 3rem)", prose: "42rem", target: "2.75rem", control: "3rem", header: "5.25rem", icon: "1.25rem" },
  radius: { none: "0px", photo: "2px", pill: "999px" },
  border: { hairline: "1px", strong: "2px", focus: "3px" },
  focus: { offset: "3px" },
  z: { floating: "10", header: "20", overlay: "30", dialog: "40" },
  font: { text: "\"Anek Latin\", \"Anek Latin Fallback\", \"Anek Latin Fallback Roboto\", system-ui", display: "\"Anek Latin Display\", \"Anek Latin Display Fallback\", \"Anek Latin Display Fallback Roboto\", system-ui", mono: "Menlo, Consolas, monospace" },
  text: { xs: "0.8125rem", sm: "0.9375rem", md: "1.0625rem", lg: "clamp(1.125rem, 1.05rem + 0.4vw, 1.25rem)", xl: "clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)", "2xl": "clamp(1.375rem, 1rem + 1.8vw, 2.15rem)" },
  display: { sm: "clamp(1.2rem, 1.1rem + 0.4vw, 1.35rem)", md: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)", lg: "clamp(1.875rem, 1.1rem + 3vw, 3.1rem)", xl: "clamp(2.25rem, 1.1rem + 4.8vw, 4.9rem)" },
  leading: { tight: "1.04", snug: "1.25", body: "1.6" },
  weight: { regular: "400", medium: "500", bold: "650", "bold-sm": "550", display: "730" },
  stretch: { text: "100%", heading: "106%", display: "115%" },
  tracking: { display: "-0.02em" },
  motion: { fast: "120ms", base: "200ms", slow: "400ms", step: "100ms", draw: "1600ms" },
  ease: { out: "cubic-bezier(0.2, 0.7, 0.2, 1)", "in-out": "cubic-bezier(0.65, 0, 0.35, 1)" },
} as const;

export type TokenGroup = keyof typeof tokens;

/** The purpose of tokens whose name does not say it, by custom property. */
export const tokenDescriptions: Readonly<Record<string, string>> = {
  "--k-color-surface": "The page.",
  "--k-color-surface-2": "A band or panel on the page.",
  "--k-color-text": "Body text and headings.",
  "--k-color-text-2": "Secondary text.",
  "--k-color-rule": "Decorative hairlines.",
  "--k-color-rule-strong": "Borders of controls.",
  "--k-color-feature": "A card that stands out.",
  "--k-color-feature-deep": "The hero and the footer.",
  "--k-color-on-feature": "Text on feature and feature-deep.",
  "--k-color-on-feature-2": "Secondary text on feature and feature-deep.",
  "--k-color-feature-rule": "Hairlines on feature and feature-deep.",
  "--k-color-action": "Filled buttons and bands with figures.",
  "--k-color-on-action": "Text on every state of action.",
  "--k-color-accent": "Small accents: tags, markers.",
  "--k-color-focus": "The focus ring on surfaces.",
  "--k-color-focus-on-feature": "The focus ring on feature and feature-deep.",
  "--k-color-star": "Rating stars and other thin shapes.",
  "--k-color-motif-line": "The line of a kolam on surfaces.",
  "--k-color-motif-dot": "The dots of a kolam on surfaces.",
  "--k-color-overlay": "The backdrop of a dialog.",
  "--k-color-selection": "Background of selected text.",
  "--k-space-section": "Above and below a section.",
  "--k-space-section-sm": "Above and below a quieter section.",
  "--k-size-measure": "Maximum width of a page: 1180 px.",
  "--k-size-gutter": "Space between page and window edge.",
  "--k-size-prose": "Maximum width of a text column.",
  "--k-size-target": "Minimum size of a touch target: 44 px.",
  "--k-size-control": "Height of a field or button.",
  "--k-border-hairline": "Width of a decorative rule.",
  "--k-border-strong": "Width of a control's border.",
  "--k-border-focus": "Width of the focus ring.",
  "--k-focus-offset": "Distance between an element and its focus ring.",
  "--k-text-md": "Body text.",
  "--k-text-lg": "Lead paragraphs.",
  "--k-text-2xl": "Quotations.",
  "--k-display-sm": "Card headings.",
  "--k-display-lg": "Section headings.",
  "--k-display-xl": "The hero.",
  "--k-weight-bold-sm": "Bold text below 17 px, where a heavier i loses its dot on a screen of one pixel per pixel.",
  "--k-motion-step": "Delay per card when cards enter one after another.",
  "--k-motion-draw": "Drawing the line of a motif.",
};
