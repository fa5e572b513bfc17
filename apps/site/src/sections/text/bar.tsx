import styles from "./bar.module.css";

/**
 * A bar filled to `percent` of its width. Screen readers skip it: the page says the figure in text.
 */
export function Bar({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect width={percent} height="8" />
    </svg>
  );
}
