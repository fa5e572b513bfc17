type Measure = { value: number; unit: string };
type Colour = { hex: string; alpha?: number };
type Shadow = Record<"offsetX" | "offsetY" | "blur" | "spread", Measure> & {
  color: Colour;
  inset?: boolean;
};
type Fluid = { min: Measure; base: Measure; slope: number };

/** Zero keeps a unit: inside `calc()` a plain zero is not a length. */
const measure = ({ value, unit }: Measure) => `${value}${value === 0 ? "px" : unit}`;
const time = ({ value, unit }: Measure) => `${value}${unit}`;

/** A hex colour: three or six digits, or eight with transparency. */
function colour({ hex, alpha = 1 }: Colour): string {
  const short = hex.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
  if (alpha === 1) return short;
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;
}

/** A whole `box-shadow`; `none` if its colour is transparent, which costs no painting. */
function shadow({ color, offsetX, offsetY, blur, spread, inset }: Shadow): string {
  if (color.alpha === 0) return "none";
  const lengths = [offsetX, offsetY, blur, spread].map(measure).join(" ");
  return `${inset ? "inset " : ""}${lengths} ${colour(color)}`;
}

const isFluid = (value: unknown): value is Fluid =>
  typeof value === "object" && value !== null && "slope" in value;

const family = (name: string) => (/[\s]/.test(name) ? `"${name}"` : name);

/**
 * A resolved DTCG value as CSS.
 *
 * Two extensions cover what DTCG lacks: `k.fluid` makes a dimension grow with the window, from `min`
 * through `base + slope vw` up to the value itself (the base in rem makes it follow the reader's text
 * size), and `k.unit` adds a unit to a number.
 */
export function cssValue(
  value: unknown,
  type: string,
  extensions: Record<string, unknown> | undefined,
): string {
  const fluid = extensions?.["k.fluid"];
  if (type === "color") return colour(value as Colour);
  if (type === "shadow") return shadow(value as Shadow);
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
