import { passbooks } from "@site/words/services/branding/stepwell-finance/passbooks";
import { Objects } from "../../objects/objects.tsx";
import { NewBook } from "./new-book.tsx";
import { OldBook } from "./old-book.tsx";

/** One borrower's loan book, before and after. */
export function Passbooks() {
  return (
    <Objects label={passbooks.label}>
      <OldBook />
      <NewBook />
    </Objects>
  );
}
