import { Fragment } from "react";
import styles from "./email-address.module.css";

/** An e-mail address, which breaks after its @ or before a dot, and not after a hyphen. */
export function EmailAddress({ address }: { address: string }) {
  let at = 0;
  return address.split(/(@|\.|.-.)/).map((part) => {
    const key = at;
    at += part.length;
    if (part === "@")
      return (
        <Fragment key={key}>
          @<wbr />
        </Fragment>
      );
    if (part === ".")
      return (
        <Fragment key={key}>
          <wbr />.
        </Fragment>
      );
    return part.includes("-") ? (
      <span key={key} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
