import { firstWeek } from "@site/words/services/branding/stepwell-finance/first-week";
import styles from "../../objects/objects.module.css";

/** Where the keys of each row begin. */
const keys = [118, 246, 374];

/** A borrower's phone, with the message of the bank. */
export function KeypadPhone() {
  const { sent } = firstWeek;
  return (
    <svg viewBox="0 0 600 700">
      <path fill="#d8cbb0" d="M0 0H600V700H0z" />
      <path fill="#c6b793" d="M0 520L600 470V700H0z" />
      <path fill="#9c8c68" opacity=".5" d="M84 90H540V700H84z" />
      <path fill="#2a2f45" d="M66 110Q66 40 136 40H464Q534 40 534 110V700H66z" />
      <path
        fill="#3a4160"
        d="M66 110Q66 40 136 40H464Q534 40 534 110V118Q534 52 464 52H136Q66 52 66 118z"
      />
      <path fill="#171a29" d="M252 64h96v8h-96z" />
      <path fill="#11131f" d="M92 92H508V484H92z" />
      <path fill="#cddbb0" d="M106 106H494V470H106z" />
      <path fill="#1b2412" d="M106 106H494V146H106z" />
      <text x="120" y="135" fontSize="24" fill="#cddbb0">
        {sent.from}
      </text>
      <path
        fill="#cddbb0"
        d="M420 126h5v8h-5zM429 121h5v13h-5zM438 116h5v18h-5zM454 118h28v16h-28z"
      />
      <text x="120" y="182" fontSize="23" fill="#3f4b2c">
        {sent.at}
      </text>
      {sent.before.map((line, index) => (
        <text key={line} x="120" y={226 + index * 40} fontSize="34" fill="#1b2412">
          {line}
        </text>
      ))}
      <path fill="#1b2412" d="M112 324H370V368H112z" />
      <text x="120" y="357" className={styles.bold} fontSize="35" fill="#cddbb0">
        {sent.payee}
      </text>
      <text x="120" y="404" fontSize="34" fill="#1b2412">
        {sent.after}
      </text>
      <path stroke="#1b2412" strokeWidth="2" d="M106 424H494" />
      <text x="120" y="456" fontSize="25" fill="#1b2412">
        {sent.keys[0]}
      </text>
      <text x="480" y="456" className={styles.end} fontSize="25" fill="#1b2412">
        {sent.keys[1]}
      </text>
      {/* Keys, worn in the middle row. */}
      <path fill="#454d70" d="M118 512h104v34h-104zM378 512h104v34h-104z" />
      <path fill="#59628a" d="M246 506h108v58h-108z" />
      <path fill="#2a2f45" d="M264 522h72v26h-72z" />
      <path stroke="#6ee0a4" strokeWidth="5" strokeLinecap="round" d="M142 536q16-16 32-8" />
      <path stroke="#ff8a80" strokeWidth="5" strokeLinecap="round" d="M420 528q16-8 32 8" />
      {[584, 646].map((top) =>
        keys.map((left) => (
          <path
            key={`${left} ${top}`}
            fill="#454d70"
            d={`M${left} ${top}h108q6 0 6 6v38h-120v-38q0-6 6-6z`}
          />
        )),
      )}
      {["1", "2", "3", "4", "5", "6"].map((digit, index) => (
        <text
          key={digit}
          x={172 + (index % 3) * 128}
          y={index < 3 ? 618 : 680}
          className={`${styles.bold} ${styles.middle}`}
          fontSize="28"
          fill="#e9ecf6"
        >
          {digit}
        </text>
      ))}
    </svg>
  );
}
