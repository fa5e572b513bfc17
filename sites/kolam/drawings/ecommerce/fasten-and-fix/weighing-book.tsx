import { weighingBook } from "@site/words/services/ecommerce/fasten-and-fix/weighing-book";
import { Objects } from "../../objects/objects.tsx";
import { Book } from "./book.tsx";
import { Scale } from "./scale.tsx";

/** How 1,900 fasteners became countable. */
export function WeighingBook() {
  return (
    <Objects label={weighingBook.label}>
      <Scale />
      <Book />
    </Objects>
  );
}
