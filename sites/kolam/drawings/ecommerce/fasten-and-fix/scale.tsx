import { weighingBook } from "@site/words/services/ecommerce/fasten-and-fix/weighing-book";
import styles from "../../objects/objects.module.css";

/** Where nuts lie in the pan: across, down. */
const nuts = [
  [150, 190],
  [196, 178],
  [244, 186],
  [292, 176],
  [340, 186],
  [388, 178],
  [436, 190],
  [172, 152],
  [220, 144],
  [268, 150],
  [316, 142],
  [364, 150],
  [412, 152],
  [206, 114],
  [254, 110],
  [302, 108],
  [350, 112],
  [244, 78],
  [292, 74],
  [330, 80],
];

/** A counter scale with nuts in its pan. */
export function Scale() {
  const { scale } = weighingBook;
  return (
    <svg viewBox="0 0 600 620">
      <path fill="#c9bda0" d="M0 0H600V620H0z" />
      <path fill="#b7a985" d="M0 520H600V620H0z" />
      <path fill="#8f815f" opacity=".55" d="M70 548H560L530 580H110z" />
      {/* A heap of nuts, each turned a little. */}
      {nuts.map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${(index * 37) % 60})`}>
          <path fill="#6f7984" d="M-28 4l14-22h28l14 22-14 22h-28z" />
          <path fill={index % 3 ? "#b9c1c9" : "#cfd5da"} d="M-28 0l14-24h28l14 24-14 24h-28z" />
          <circle r="13" fill="#3f4852" />
          <path
            stroke="#8a949e"
            strokeWidth="2.5"
            d="M-9-7a11 11 0 0 1 16-2M-11 3a11 11 0 0 0 5 7"
          />
        </g>
      ))}
      {/* The pan. */}
      <path fill="#e7eaec" d="M84 196H516L486 244H114z" />
      <path fill="#aab3bb" d="M114 244H486L470 262H130z" />
      <path stroke="#fff" strokeWidth="4" d="M100 206H500" />
      <path fill="#7d8790" d="M258 262H342V300H258z" />
      {/* The housing. */}
      <path fill="#26325c" d="M110 300H490L530 548H70z" />
      <path fill="#1d2250" d="M70 548H530V568H70z" />
      <path fill="#33407a" d="M110 300H490L492 314H108z" />
      <path fill="#0e1713" d="M150 350H450V452H150z" />
      <text
        x="362"
        y="424"
        className={`${styles.display} ${styles.end}`}
        fontSize="60"
        fill="#6ff0b0"
      >
        {scale.reading}
      </text>
      <text x="432" y="424" className={styles.end} fontSize="32" fill="#6ff0b0">
        {scale.unit}
      </text>
      <path fill="#f0a21c" d="M150 480h56v34h-56zM222 480h56v34h-56z" />
      <path fill="#fdf9ef" d="M294 480h56v34h-56zM366 480h84v34h-84z" />
      {/* A slip of paper on the pan's edge. */}
      <g transform="rotate(5 470 240)">
        <path fill="#fff8d6" d="M400 214H540V272H400z" />
        <text
          x="470"
          y="254"
          className={`${styles.handBold} ${styles.middle}`}
          fontSize="36"
          fill="#232f86"
        >
          {scale.slip}
        </text>
      </g>
    </svg>
  );
}
