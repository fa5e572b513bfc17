import type { ReactNode } from "react";
import type { Project } from "../content/work.ts";
import { around, Drawing, gearPath, Hatch } from "./lines.tsx";

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
        <rect className="ground" x={0} y={0} width={64} height={38} />
        <Hatch x={0} y={0} width={64} height={38} />
        <rect className="ground" x={0} y={74} width={64} height={38} />
        <Hatch x={0} y={74} width={64} height={38} />
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

const balloon = (x: number, y: number, number: number, hot = false): ReactNode => (
  <g key={number}>
    <circle className={hot ? "signal" : "ground"} cx={x} cy={y} r={13} />
    <text className={hot ? "middle on-signal" : "middle"} x={x} y={y + 4.5}>
      {number}
    </text>
  </g>
);

/** A valve taken apart, with numbered parts and the order for one of them. */
function Exploded() {
  return (
    <Drawing
      size={[560, 420]}
      label="A valve taken apart: seven numbered parts, and the order for part seven"
    >
      <path className="axis" d="M190 16V404" />
      <ellipse className="ground" cx={190} cy={44} rx={70} ry={18} />
      <ellipse cx={190} cy={44} rx={54} ry={11} />
      <rect className="ground" x={182} y={40} width={16} height={16} />
      <path className="ground" d="M170 84h40v14h-8v28h-24V98h-8z" />
      <rect className="ground" x={152} y={146} width={76} height={16} />
      <path d="M164 146v16M216 146v16" />
      <ellipse className="signal" cx={190} cy={190} rx={44} ry={13} />
      <ellipse className="ground" cx={190} cy={190} rx={24} ry={6} />
      <path className="ground" d="M160 220h60v16l-12 14h-36l-12-14z" />
      <rect className="ground" x={184} y={250} width={12} height={34} />
      <path
        className="ground"
        d="M106 318h26v-10h18l14 -10h52l14 10h18v10h26v62h-26v-10h-116v10h-26z"
      />
      <path d="M132 318v62M248 318v62" />
      <circle className="tint" cx={190} cy={344} r={20} />
      <path
        className="thin"
        d="M258 44H292M208 106H292M228 154H292M234 190H292M220 236H292M196 268H292M274 344H292"
      />
      {[44, 106, 154].map((y, at) => balloon(305, y, at + 1))}
      {balloon(305, 190, 7, true)}
      {[236, 268, 344].map((y, at) => balloon(305, y, at + 4))}
      <g transform="translate(346 118)">
        <rect className="ground" width={190} height={176} rx={2} />
        <rect className="signal" width={190} height={6} />
        <text className="large" x={18} y={42}>
          7 Seal kit
        </text>
        <text className="small" x={18} y={64}>
          TV 40, serial 22,100 to 38,999
        </text>
        <text x={18} y={96}>
          £34.20 · 18 in stock
        </text>
        <rect className="signal" x={18} y={120} width={154} height={36} rx={2} />
        <text className="middle on-signal" x={95} y={143}>
          Put on the van
        </text>
      </g>
    </Drawing>
  );
}

const teeth = [16, 18, 20, 22, 24, 26, 28, 30, 32] as const;

/** An open catalogue with a thumb index. */
function Catalogue() {
  return (
    <Drawing
      size={[560, 420]}
      label="An open catalogue: a gear on the left page, its sizes on the right"
    >
      <path className="ground" d="M280 40C220 22 110 22 34 34V376C110 364 220 364 280 384z" />
      <path className="ground" d="M280 40C340 22 450 22 526 34V376C450 364 340 364 280 384z" />
      {["R", "S", "H", "B", "W"].map((mark, at) => (
        <g key={mark} transform={`translate(526 ${58 + at * 62})`}>
          <rect className={at === 1 ? "signal" : "tint"} width={22} height={44} />
          <text className={at === 1 ? "middle on-signal" : "middle"} x={11} y={27}>
            {mark}
          </text>
        </g>
      ))}
      <text className="large" x={62} y={76}>
        Spur gears, m 4.5
      </text>
      <path className="tint" d={gearPath(24, 96, 16, 158, 214)} />
      <circle className="axis" cx={158} cy={214} r={88} />
      <circle className="ground" cx={158} cy={214} r={30} />
      {around(5, 56, 158, 214).map((hole) => (
        <circle key={hole.x} className="ground" cx={hole.x} cy={hole.y} r={11} />
      ))}
      <path className="axis" d="M44 214H272M158 100V328" />
      <text className="small" x={62} y={346}>
        38
      </text>
      {teeth.map((z, at) => (
        <g key={z} transform={`translate(306 ${82 + at * 30})`}>
          {at === 4 ? <rect className="signal" x={-6} y={-16} width={206} height={23} /> : null}
          {[`z ${z}`, `${z * 4.5}`, `${Math.round(1.8 * z ** 1.2) / 10} kg`].map((cell, column) => (
            <text
              key={cell}
              className={`${column === 0 ? "" : "end"}${at === 4 ? " on-signal" : ""}`}
              x={[0, 106, 194][column]}
            >
              {cell}
            </text>
          ))}
          <path className="thin" d="M0 10H194" />
        </g>
      ))}
    </Drawing>
  );
}

const artefacts: Readonly<Record<Project["id"], () => ReactNode>> = {
  oakenholt: DataSheet,
  marrable: Finder,
  tolland: Exploded,
  penhale: Catalogue,
};

/** What was made for a client, drawn. */
export function Artefact({ of }: { of: Project["id"] }) {
  const Picture = artefacts[of];
  return <Picture />;
}
