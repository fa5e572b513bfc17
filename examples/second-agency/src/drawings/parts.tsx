import { Across, Axes, around, Cut, Drawing, gearPath, Upright } from "./lines.tsx";

interface PartProps {
  /** Without dimensions and thin lines, where it is small. */
  readonly bare?: boolean | undefined;
}

/** A deep-groove ball bearing: section and front view. */
export function Bearing({ label, bare = false }: PartProps & { readonly label?: string }) {
  const x = 322;
  const y = 190;
  const half = (top: number) => (
    <>
      <Cut x={84} y={top} width={44} height={30} />
      <Cut x={84} y={top + 58} width={44} height={30} />
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
export function Spring({ bare = false }: PartProps) {
  const coils = 7;
  /** The outline is what the ground leaves of the wire. */
  const wall = bare ? 9 : 13.6;
  const left = 70;
  const top = 70;
  const bottom = 210;
  const pitch = 52;
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
    <Drawing size={[500, 300]} bare={bare}>
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

/** A spur gear with its pinion. */
export function Gear({ bare = false }: PartProps) {
  const x = 180;
  const y = 190;
  return (
    <Drawing size={[500, 380]} bare={bare}>
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
