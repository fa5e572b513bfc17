import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import styles from "./quarters.module.css";

/** The colours of a picture's four quarters, blurred: what is seen until it has loaded. */
export function Quarters({ colours }: Pick<PictureFacts, "colours">) {
  return (
    <svg viewBox="0 0 2 2" preserveAspectRatio="none" className={styles.root}>
      {[0, 1].flatMap((y) =>
        [0, 1].map((x) => {
          const at = 6 * (2 * y + x);
          const fill = `#${colours.slice(at, at + 6)}`;
          return <rect key={at} x={x} y={y} width="1" height="1" fill={fill} />;
        }),
      )}
    </svg>
  );
}
