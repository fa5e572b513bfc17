import { partsOf, type RichText } from "@kolam/content/model/basics/links";
import { SiteLink } from "../../router/site-link.tsx";

/** A text with links below a form. */
export function RichWords({ words }: { words: RichText }) {
  return partsOf(words).map((piece) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <SiteLink key={piece.href} href={piece.href}>
        {piece.text}
      </SiteLink>
    ),
  );
}
