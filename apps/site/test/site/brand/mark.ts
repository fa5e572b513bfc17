import { rings } from "./rings.ts";

export const mark = rings(1);

/** How the mark is drawn on an icon: widths and padding in the mark's own units. */
export interface MarkLook {
  readonly strokeWidth: number;
  readonly dotSize: number;
  readonly padding: number;
}

export const markLooks = {
  small: { strokeWidth: 8, dotSize: 16, padding: 2 },
  large: { strokeWidth: 6, dotSize: 12, padding: 14 },
  maskable: { strokeWidth: 6, dotSize: 12, padding: 26 },
} as const satisfies Record<string, MarkLook>;
