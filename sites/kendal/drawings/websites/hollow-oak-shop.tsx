import common from "@kolam/site/drawings/drawing.module.css";
import { BarList } from "@kolam/ui/bar-list";
import { hollowOakShop } from "@site/words/services/websites/hollow-oak-shop";
import styles from "../sheet.module.css";

/** The calls of one week, by what was asked. */
export function HollowOakShop() {
  const { label, title, bars } = hollowOakShop;
  return (
    <div role="img" aria-label={label} className={styles.sheet}>
      <p className={common.title}>{title}</p>
      <BarList bars={bars} />
    </div>
  );
}
