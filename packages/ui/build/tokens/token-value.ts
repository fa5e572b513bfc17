type Measure = { value: number; unit: string };
type Fluid = { min: Measure; base: Measure; slope: number };

/** A colour in the DTCG format. */
export type Colour = {
  readonly colorSpace: "srgb";
  readonly components: readonly number[];
  readonly alpha?: number;
  readonly hex: string;
};

type Shadow = Record<"offsetX" | "offsetY" | "blur" | "spread", Measure> & {
  color: Colour;
  inset?: boolean;
};

/** A hex colour in the DTCG format. Eight digits end with its opacity. */
export function dtcgColour(hex: unknown): Colour {
  if (!/^#([\da-f]{6}|[\da-f]{8})$/i.test(String(hex))) {
    throw new Error(
      `is ${JSON.stringify(hex)}. Write a colour as "#1e2455", or with its opacity as "#1e245599".`,
    );
  }
  const digits = String(hex).toLowerCase();
  const parts = digits.match(/[\da-f]{2}/g)?.map((byte) => Number.parseInt(byte, 16) / 255) ?? [];
  const [alpha = 1] = parts.slice(3);
  return {
    colorSpace: "srgb",
    components: parts.slice(0, 3).map((part) => Number(part.toFixed(4))),
    ...(alpha < 1 ? { alpha: Number(alpha.toFixed(2)) } : {}),
    hex: digits.slice(0, 7),
  };
}

/** A value of a token file in the DTCG format, from which it differs in that a colour is hex. */
export function dtcgValue(value: unknown, type: string): unknown {
  if (type === "color") return dtcgColour(value);
  if (type !== "shadow") return value;
  return { ...(value as Shadow), color: dtcgColour((value as Shadow).color) };
}

/** Zero keeps a unit: inside `calc()` a plain zero is not a length. */
const measure = ({ value, unit }: Measure) => `${value}${value === 0 ? "px" : unit}`;

const pixels = ({ value, unit }: Measure) => (unit === "rem" ? value * 16 : value);

/** A dimension in pixels in a window of a width, for a reader with the usual text size of 16 px. */
export function pixelsAt(
  width: number,
  { value, extensions }: { value: unknown; extensions: unknown },
): number {
  const most = pixels(value as Measure);
  const fluid = (extensions as { "k.fluid"?: Fluid } | undefined)?.["k.fluid"];
  if (!fluid) return most;
  return Math.min(
    most,
    Math.max(pixels(fluid.min), pixels(fluid.base) + (fluid.slope * width) / 100),
  );
}

/** A hex colour: three or six digits, or eight with transparency. */
function colour({ hex, alpha = 1 }: Colour): string {
  if (alpha === 1) return hex.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
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

const family = (name: string) => (name.includes(" ") ? `"${name}"` : name);

/**
 * A resolved DTCG value as CSS.
 *
 * Two extensions cover what DTCG lacks: `k.fluid` makes a dimension grow with the window, from
 * `min` through `base + slope vw` up to the value itself (the base in rem makes it follow the
 * reader's text size), and `k.unit` adds a unit to a number.
 */
export function cssValue(
  value: unknown,
  type: string,
  extensions: Readonly<Record<string, unknown>> | undefined,
): string {
  const fluid = extensions?.["k.fluid"] as Fluid | undefined;
  switch (type) {
    case "color":
      return colour(value as Colour);
    case "shadow":
      return shadow(value as Shadow);
    case "dimension":
      return fluid
        ? `clamp(${measure(fluid.min)}, ${measure(fluid.base)} + ${fluid.slope}vw, ${measure(value as Measure)})`
        : measure(value as Measure);
    case "duration":
      return `${(value as Measure).value}${(value as Measure).unit}`;
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[]).map(family).join(", ");
    case "number":
    case "fontWeight":
      if (typeof value !== "number") {
        throw new Error(
          `is ${JSON.stringify(value)}. Write a number without a unit, such as 1.25.`,
        );
      }
      return `${value}${String(extensions?.["k.unit"] ?? "")}`;
    default:
      throw new Error(`has the type ${JSON.stringify(type)}, which the kit does not know.`);
  }
}
