type Measure = { value: number; unit: string };
type Colour = { hex: string; alpha?: number };
type Fluid = { min: Measure; base: Measure; slope: number };

/** Zero keeps a unit: without one it is no length inside `calc()`. */
const measure = ({ value, unit }: Measure) => `${value}${value === 0 ? "px" : unit}`;
const time = ({ value, unit }: Measure) => `${value}${unit}`;

/** Six digits, or eight where the colour is translucent. */
function colour({ hex, alpha = 1 }: Colour): string {
  const short = hex.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
  if (alpha === 1) return short;
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;
}

const isFluid = (value: unknown): value is Fluid =>
  typeof value === "object" && value !== null && "slope" in value;

const family = (name: string) => (/[\s]/.test(name) ? `"${name}"` : name);

/**
 * A resolved DTCG value as CSS.
 *
 * Two extensions say what DTCG cannot: `k.fluid` makes a dimension grow with the window, from `min`
 * by `base + slope vw` to the value itself (the rem part keeps it growing with the reader's text
 * size), and `k.unit` gives a number its unit.
 */
export function cssValue(
  value: unknown,
  type: string,
  extensions: Record<string, unknown> | undefined,
): string {
  const fluid = extensions?.["k.fluid"];
  if (type === "color") return colour(value as Colour);
  if (type === "dimension" && isFluid(fluid)) {
    const growth = `${measure(fluid.base)} + ${fluid.slope}vw`;
    return `clamp(${measure(fluid.min)}, ${growth}, ${measure(value as Measure)})`;
  }
  if (type === "dimension") return measure(value as Measure);
  if (type === "duration") return time(value as Measure);
  if (type === "cubicBezier") return `cubic-bezier(${(value as number[]).join(", ")})`;
  if (type === "fontFamily") return (value as string[]).map(family).join(", ");
  if (type === "number" || type === "fontWeight") {
    return `${Number(value)}${String(extensions?.["k.unit"] ?? "")}`;
  }
  throw new Error(`No CSS for a token of type ${JSON.stringify(type)}`);
}
