import type { StatusShape } from "./status-badge.definition.ts";

const outlines: Record<StatusShape, string> = {
  info: "M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16",
  success: "M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16",
  warning: "M10 2.5 18.5 17.5h-17z",
  error: "M10 1.2 18.8 10 10 18.8 1.2 10z",
};

const glyphs: Record<StatusShape, string> = {
  info: "M10 9v5M10 6v.01",
  success: "m6.5 10.3 2.4 2.4 4.6-5",
  warning: "M10 8v4M10 14.8v.01",
  error: "M10 6v4.6M10 13.6v.01",
};

export interface StatusIconProps {
  shape: StatusShape;
  className?: string | undefined;
}

/** A small icon next to text with the same meaning; hidden from assistive technology. */
export function StatusIcon({ shape, className }: StatusIconProps) {
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
      <path d={outlines[shape]} />
      <path d={glyphs[shape]} strokeWidth="2" />
    </svg>
  );
}
