import { partsOf, type RichText as Rich } from "@kolam/content/model/basics/links";
import { SiteLink } from "../../router/site-link.tsx";

/** A text with links. */
export function RichText({ text }: { text: Rich }) {
  return partsOf(text).map((piece) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <SiteLink key={piece.href + piece.text} href={piece.href}>
        {piece.text}
      </SiteLink>
    ),
  );
}
