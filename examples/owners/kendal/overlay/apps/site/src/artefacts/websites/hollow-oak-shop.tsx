import { hollowOakShop } from "@kolam/content/services/websites/hollow-oak-shop";
import { BarList } from "@kolam/ui/bar-list";
import common from "../artefact.module.css";
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
