const wordsIn = (text: string) => text.split(/[\t\n\f\r ]/).filter(Boolean);

/**
 * The settings of a `meta` element for the viewport, in lower case, as browsers read them (CSS
 * Device Adaptation, "parsing algorithm"): blanks, commas and semicolons separate them. The last
 * one of a name counts.
 */
export function viewportSettings(content: string): ReadonlyMap<string, string> {
  const settings = new Map<string, string>();
  for (const part of content.toLowerCase().split(/[,;]/)) {
    let name: string | undefined;
    for (const words of part.split("=").map(wordsIn)) {
      const value = name === undefined ? undefined : words.shift();
      if (name !== undefined && value !== undefined) {
        settings.set(name, value);
        name = undefined;
      }
      // The first word is the name, whatever else is before the equals sign.
      name ??= words[0];
    }
  }
  return settings;
}

/** How far a page may be enlarged; infinite without a limit. */
export function maximumScale(value: string | undefined): number {
  if (value === undefined || value.startsWith("device-")) return Number.POSITIVE_INFINITY;
  if (value === "yes") return 1;
  const scale = Number.parseFloat(value);
  // Browsers take no notice of negative values, and other words for the smallest.
  return scale < 0 ? Number.POSITIVE_INFINITY : scale || 0;
}

/** Whether a value of `user-scalable` lets people enlarge the page. */
export function isScalable(value = "yes"): boolean {
  if (value === "yes" || value.startsWith("device-")) return true;
  return Math.abs(Number.parseFloat(value)) >= 1;
}
