import { Fragment } from "react";
import styles from "./email-address.module.css";

/** An e-mail address, which breaks after its @ or before a dot, and not after a hyphen. */
export function EmailAddress({ address }: { address: string }) {
  let at = 0;
  return address.split(/(?<=@)|(?=\.)/).map((part) => {
    const key = at;
    at += part.length;
    return (
      <Fragment key={key}>
        {key > 0 ? <wbr /> : null}
        <Unbroken part={part} />
      </Fragment>
    );
  });
}

/** A part that does not break after its hyphens. */
function Unbroken({ part }: { part: string }) {
  let at = 0;
  return part.split(/(.-.)/).map((piece) => {
    const key = at;
    at += piece.length;
    return piece.includes("-") ? (
      <span key={key} className={styles.whole}>
        {piece}
      </span>
    ) : (
      piece
    );
  });
}
