import { Across, Axes, around, Drawing, gearPath, Hatch, Upright } from "./lines.tsx";

/** A deep-groove ball bearing: section and front view. */
export function Bearing({ label, bare = false }: { label?: string; bare?: boolean }) {
  const [x, y] = [322, 190];
  const half = (top: number) => (
    <>
      <rect className="ground" x={84} y={top} width={44} height={30} />
      <Hatch x={84} y={top} width={44} height={30} />
      <rect className="ground" x={84} y={top + 58} width={44} height={30} />
      <Hatch x={84} y={top + 58} width={44} height={30} />
      <circle className="ground" cx={106} cy={top + 44} r={19} />
      <path className="thin" d={`M96 ${top + 44}h20M106 ${top + 34}v20`} />
    </>
  );
  return (
    <Drawing size={bare ? [500, 380] : [500, 400]} label={label} bare={bare}>
      <path className="thin" d="M84 138V242M128 138V242" />
      {half(50)}
      {half(242)}
      <path className="axis" d="M60 190H152" />
      <circle className="ground" cx={x} cy={y} r={140} />
      <circle cx={x} cy={y} r={110} />
      <circle cx={x} cy={y} r={82} />
      <circle className="tint" cx={x} cy={y} r={52} />
      <circle className="thin" cx={x} cy={y} r={136} />
      <circle className="thin" cx={x} cy={y} r={56} />
      {around(9, 96, x, y).map((ball) => (
        <circle key={`${ball.x}`} className="ground" cx={ball.x} cy={ball.y} r={19} />
      ))}
      <circle className="axis" cx={x} cy={y} r={96} />
      <Axes x={x} y={y} reach={156} />
      {bare ? null : (
        <>
          <Across from={84} to={128} y={362} reach={336} text="19" />
          <Upright from={50} to={330} x={30} reach={80} text="⌀ 72 h6" />
          <Upright from={138} to={242} x={62} reach={80} text="⌀ 30 H7" />
          <g className="dimension">
            <path d="M387 80L430 30H482" />
            <text x={434} y={24}>
              9 × ⌀ 12.7
            </text>
          </g>
        </>
      )}
    </Drawing>
  );
}

/** A compression spring. */
export function Spring({ label, bare = false }: { label?: string; bare?: boolean }) {
  const coils = 7;
  /** The outline is what the ground leaves of the wire. */
  const wall = bare ? 9 : 13.6;
  const [left, top, bottom, pitch] = [70, 70, 210, 52];
  const wire = (d: string) => (
    <>
      <path className="coil" d={d} strokeWidth={17} strokeLinecap="round" />
      <path className="coil coil-ground" d={d} strokeWidth={wall} strokeLinecap="round" />
    </>
  );
  const back = Array.from({ length: coils - 1 }, (_, at) => {
    const x = left + at * pitch;
    return `M${x + 26} ${bottom}L${x + pitch} ${top}`;
  });
  const front = Array.from({ length: coils }, (_, at) => {
    const x = left + at * pitch;
    return `M${x} ${top}L${x + 26} ${bottom}`;
  });
  const end = left + (coils - 1) * pitch + 26;
  return (
    <Drawing size={[500, 300]} label={label} bare={bare}>
      {back.map((d) => (
        <g key={d}>{wire(d)}</g>
      ))}
      {front.map((d) => (
        <g key={d}>{wire(d)}</g>
      ))}
      <path className="axis" d={`M30 140H${end + 44}`} />
      {bare ? null : (
        <>
          <Across from={left - 9} to={end + 9} y={264} reach={222} text="L₀ 86" />
          <Upright from={top - 9} to={bottom + 9} x={468} reach={400} text="⌀ 24" />
          <g className="dimension">
            <path d="M122 62L148 28H204" />
            <text x={152} y={22}>
              d 3.2
            </text>
          </g>
        </>
      )}
    </Drawing>
  );
}

/** A flange with eight bolt holes. */
export function Flange({ label, bare = false }: { label?: string; bare?: boolean }) {
  const [x, y] = [200, 190];
  return (
    <Drawing size={[500, 380]} label={label} bare={bare}>
      <circle className="ground" cx={x} cy={y} r={150} />
      <circle className="thin" cx={x} cy={y} r={145} />
      <circle className="tint" cx={x} cy={y} r={84} />
      <circle className="ground" cx={x} cy={y} r={60} />
      {around(8, 117, x, y).map((hole) => (
        <circle key={`${hole.x} ${hole.y}`} className="tint" cx={hole.x} cy={hole.y} r={14} />
      ))}
      <circle className="axis" cx={x} cy={y} r={117} />
      <Axes x={x} y={y} reach={168} />
      <rect className="ground" x={412} y={40} width={22} height={90} />
      <Hatch x={412} y={40} width={22} height={90} />
      <rect className="ground" x={412} y={250} width={22} height={90} />
      <Hatch x={412} y={250} width={22} height={90} />
      <rect className="ground" x={434} y={106} width={34} height={24} />
      <Hatch x={434} y={106} width={34} height={24} />
      <rect className="ground" x={434} y={250} width={34} height={24} />
      <Hatch x={434} y={250} width={34} height={24} />
      <path className="thin" d="M412 130V250M468 130V250" />
      <path className="axis" d="M392 190H488" />
      {bare ? null : (
        <>
          <Upright from={130} to={250} x={388} reach={408} text="DN 80" />
          <Across from={412} to={434} y={366} reach={344} text="18" />
          <g className="dimension">
            <path d="M283 107L318 46H366" />
            <text x={322} y={40}>
              8 × M16
            </text>
          </g>
        </>
      )}
    </Drawing>
  );
}

/** A spur gear with its pinion. */
export function Gear({ label, bare = false }: { label?: string; bare?: boolean }) {
  const [x, y] = [180, 190];
  return (
    <Drawing size={[500, 380]} label={label} bare={bare}>
      <path className="ground" d={gearPath(32, 150, 24, x, y)} />
      <circle className="axis" cx={x} cy={y} r={139} />
      <circle className="thin" cx={x} cy={y} r={112} />
      <circle className="thin" cx={x} cy={y} r={58} />
      <path
        className="tint"
        d={`M${x - 9} ${y - 33}V${y - 43}H${x + 9}V${y - 33}A34 34 0 1 1 ${x - 9} ${y - 33}Z`}
      />
      {around(6, 85, x, y).map((hole) => (
        <circle key={`${hole.x} ${hole.y}`} className="tint" cx={hole.x} cy={hole.y} r={17} />
      ))}
      <Axes x={x} y={y} reach={170} />
      <path
        className="ground"
        d={gearPath(14, 75, 24, 386, y)}
        transform={`rotate(12.86 386 ${y})`}
      />
      <circle className="axis" cx={386} cy={y} r={64} />
      <circle className="tint" cx={386} cy={y} r={20} />
      <Axes x={386} y={y} reach={96} />
      {bare ? null : (
        <>
          <Across from={x} to={386} y={366} reach={352} text="a 101.5 ± 0.02" />
          <g className="dimension">
            <path d="M437 138L452 66H490" />
            <text className="end" x={490} y={60}>
              z 14
            </text>
            <path d="M284 82L322 30H380" />
            <text x={326} y={24}>
              z 32, m 4.5
            </text>
          </g>
        </>
      )}
    </Drawing>
  );
}

/** A stepped shaft, wide and low. */
export function Shaft({ label }: { label?: string }) {
  return (
    <Drawing size={[1000, 250]} label={label}>
      <path
        className="ground"
        d="M60 92l6-8H230V62H420V40H640V62H800V84h128l8 8v56l-8 8H800v22H640v22H420v-22H230v-22H66l-6-8z"
      />
      <path d="M230 84v72M420 62v116M640 62v116M800 84v72M66 84v72M928 84v72" />
      <rect className="tint" x={466} y={106} width={120} height={28} rx={14} />
      <rect className="tint" x={92} y={110} width={96} height={20} rx={10} />
      <path className="axis" d="M30 120H970" />
      <Across from={60} to={230} y={228} reach={160} text="58" />
      <Across from={230} to={420} y={228} reach={182} text="64" />
      <Across from={420} to={640} y={228} reach={204} text="74" />
      <Across from={640} to={800} y={228} reach={182} text="54" />
      <Across from={800} to={936} y={228} reach={160} text="46" />
      <g className="dimension">
        <path d="M700 62L728 24H800" />
        <text x={732} y={18}>
          ⌀ 40 k6
        </text>
        <path d="M320 62L348 24H420" />
        <text x={352} y={18}>
          ⌀ 40 k6
        </text>
      </g>
    </Drawing>
  );
}
