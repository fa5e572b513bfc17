import { useNavigation } from "react-router-dom";
import styles from "./navigation-progress.module.css";

/** A line at the top of the window while the next page is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div aria-hidden="true" className={styles.root} />;
}
