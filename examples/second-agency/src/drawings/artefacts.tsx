import type { ReactNode } from "react";
import type { projects } from "../content/work.ts";
import { Cut, Drawing } from "./lines.tsx";

const rows = [
  ["6206", "30", "62", "16", "20.3"],
  ["6306", "30", "72", "19", "29.6"],
  ["6207", "35", "72", "17", "27.0"],
  ["6307", "35", "80", "21", "35.1"],
] as const;
const columns = [60, 250, 330, 410, 500] as const;

/** A page of a bearing maker's data sheets. */
function DataSheet() {
  return (
    <Drawing
      size={[560, 420]}
      label="A data sheet: a bearing in section, and a table of its sizes and loads"
    >
      <rect className="ground" x={30} y={16} width={500} height={388} />
      <rect className="signal" x={30} y={16} width={500} height={8} />
      <text className="large" x={60} y={60}>
        6306 deep-groove ball bearing
      </text>
      <text className="small" x={60} y={78}>
        Oakenholt · series 63 · sheet 118 of 412
      </text>
      <g transform="translate(60 96)">
        <Cut x={0} y={0} width={64} height={38} />
        <Cut x={0} y={74} width={64} height={38} />
        <circle className="ground" cx={32} cy={56} r={25} />
        <path className="axis" d="M-12 138H92" />
        <path className="thin" d="M0 112V138M64 112V138" />
      </g>
      <g transform="translate(250 96)">
        {[
          "Fits a shaft of 30 k5 to 30 m5",
          "Holds 29.6 kN dynamic, 16.0 kN static",
          "Turns at up to 13,000 rpm in grease",
          "In stock: Tuesday’s lorry",
        ].map((line, at) => (
          <g key={line} transform={`translate(0 ${at * 36})`}>
            <rect className={at === 3 ? "signal" : "solid"} x={0} y={2} width={10} height={10} />
            <text x={22} y={12}>
              {line}
            </text>
          </g>
        ))}
      </g>
      <path d="M60 268H500" />
      {["No.", "d", "D", "B", "C kN"].map((head, at) => (
        <text key={head} className={at === 0 ? "small" : "small end"} x={columns[at]} y={262}>
          {head}
        </text>
      ))}
      {rows.map((cells, row) => (
        <g key={cells[0]} transform={`translate(0 ${290 + row * 28})`}>
          {row === 1 ? (
            <rect className="tint" x={52} y={-17} width={456} height={25} stroke="none" />
          ) : null}
          {cells.map((cell, at) => (
            <text key={columns[at]} className={at === 0 ? "" : "end"} x={columns[at]} y={0}>
              {cell}
            </text>
          ))}
          <path className="thin" d="M60 9H500" />
        </g>
      ))}
    </Drawing>
  );
}

const sliders = [
  ["Force", "48 N", 0.62],
  ["Travel", "22 mm", 0.4],
  ["Fits into", "⌀ 26", 0.55],
  ["Works at", "−20 to 80 °C", 0.74],
] as const;

/** A spring finder on a phone, and what it found. */
function Finder() {
  return (
    <Drawing size={[560, 420]} label="A finder on a phone: four sliders, and the spring that fits">
      <rect className="ground" x={50} y={14} width={206} height={392} rx={20} />
      <rect className="thin" x={60} y={26} width={186} height={368} rx={11} />
      <text className="large" x={76} y={64}>
        Find a spring
      </text>
      {sliders.map(([label, value, at], index) => (
        <g key={label} transform={`translate(76 ${100 + index * 58})`}>
          <text x={0} y={0}>
            {label}
          </text>
          <text className="end" x={154} y={0}>
            {value}
          </text>
          <path className="thin" d="M0 18H154" />
          <path className="signal-line" strokeWidth={3} d={`M0 18H${154 * at}`} />
          <circle className="ground" cx={154 * at} cy={18} r={8} />
        </g>
      ))}
      <rect className="signal" x={76} y={338} width={154} height={38} rx={2} />
      <text className="middle on-signal" x={153} y={362}>
        3 springs fit
      </text>
      <g transform="translate(290 60)">
        {["CS 3.2–24–86", "CS 3.0–24–90", "CS 3.5–25–82"].map((number, at) => (
          <g key={number} transform={`translate(0 ${at * 104})`}>
            <rect className={at === 0 ? "tint" : "ground"} width={230} height={88} rx={2} />
            {at === 0 ? <rect className="signal" width={5} height={88} /> : null}
            <path d="M24 28l6 34l6-34l6 34l6-34l6 34l6-34l6 34l6-34l6 34l6-34l6 34l6-34" />
            <text x={116} y={38}>
              {number}
            </text>
            <text className="small" x={116} y={58}>
              {["£2.10 · 2 days", "£2.35 · stock", "£2.80 · 9 days"][at]}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}

type Id = (typeof projects)[number]["id"];

const artefacts: Readonly<Record<Id, () => ReactNode>> = {
  oakenholt: DataSheet,
  marrable: Finder,
};

/** What was made for a client, drawn. */
export function Artefact({ of }: { of: Id }) {
  const Picture = artefacts[of];
  return <Picture />;
}
