import type { Choices } from "../theme/choices.ts";
import { deeper } from "../theme/derive.ts";

/** A page in a brand's colours and corners, as small as a stamp. Decorative. */
export function Thumbnail({ colours, radii }: Pick<Choices, "colours" | "radii">) {
  const { paper, ink, feature, action, accent, link } = colours;
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true">
      <rect width="48" height="36" fill={paper} />
      <rect width="48" height="18" fill={deeper(feature)} />
      <path d="M4 5.5h20M4 9.5h13" stroke={paper} strokeWidth="2" />
      <rect
        x="4"
        y="12.5"
        width="12"
        height="4"
        rx={Math.min(radii.buttons / 4, 2)}
        fill={action}
      />
      <rect x="28" y="13" width="16" height="19" rx={radii.cards / 6} fill={feature} />
      <path d="M31 27h6" stroke={action} strokeWidth="2" />
      <path d="M4 23h6" stroke={accent} strokeWidth="2" />
      <path d="M4 27h20" stroke={ink} strokeWidth="2" />
      <path d="M4 31h10" stroke={link} strokeWidth="1.5" />
    </svg>
  );
}
