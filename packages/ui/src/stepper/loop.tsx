export interface LoopProps {
  /** Whether the line comes from the dot before. */
  readonly comes: boolean;
  /** Whether it winds around this dot. */
  readonly winds: boolean;
  /** Whether the line continues to the next dot. */
  readonly goes: boolean;
  readonly className?: string | undefined;
}

/**
 * The line's paths in a square of 72: it comes along 62, crosses itself at 52 and winds around a
 * dot at 29.
 */
export const loop = {
  from: "M0 62c14 0 25 1 36-10",
  around: "M36 52c10-10 20-13 20-24S47 8 36 8s-20 9-20 20 10 14 20 24",
  to: "M36 52c11 11 22 10 36 10",
} as const;

/** The line at one dot of a row. Between such squares it is straight. */
export function Loop({ comes, winds, goes, className }: LoopProps) {
  const { from, around, to } = loop;
  return (
    <svg
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d={(comes ? from : "") + (winds ? around : "") + (goes ? to : "")} />
    </svg>
  );
}
