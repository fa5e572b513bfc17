import type { StatusShape } from "./status-badge.definition.ts";

type Paths = readonly [outline: string, glyph: string];

/** A separate export, for a component that has no other shape. */
export const errorPaths: Paths = ["M10 1.2 18.8 10 10 18.8 1.2 10z", "M10 6v4.6M10 13.6v.01"];

const paths: Record<StatusShape, Paths> = {
  info: ["M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16", "M10 9v5M10 6v.01"],
  success: ["M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16", "m6.5 10.3 2.4 2.4 4.6-5"],
  warning: ["M10 2.5 18.5 17.5h-17z", "M10 8v4M10 14.8v.01"],
  error: errorPaths,
};

interface DrawnProps {
  paths: Paths;
  className?: string | undefined;
}

/** A small icon next to text with the same meaning; hidden from assistive technology. */
export function DrawnStatus({ paths: [outline, glyph], className }: DrawnProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={outline} />
      <path d={glyph} strokeWidth="2" />
    </svg>
  );
}

export interface StatusIconProps extends Omit<DrawnProps, "paths"> {
  shape: StatusShape;
}

/** The icon of a shape. */
export function StatusIcon({ shape, ...rest }: StatusIconProps) {
  return <DrawnStatus {...rest} paths={paths[shape]} />;
}
