/** A line and dots, as SVG path data. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly line: string;
  readonly dotsPath: string;
}

interface Hill {
  /** Another seed, another hill. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** The number of contour lines. */
  readonly lines: number;
}

/** Numbers between 0 and 1, always the same for the same seed. */
function randomFrom(seed: string): () => number {
  let state = [...seed].reduce(
    (sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0,
    7,
  );
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const corners = 14;

/** A smooth closed line: its corners pull it, and it passes between each two of them. */
function closedLine(points: readonly (readonly [number, number])[]): string {
  const middle = (index: number) => {
    const [ax = 0, ay = 0] = points[index % points.length] ?? [];
    const [bx = 0, by = 0] = points[(index + 1) % points.length] ?? [];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const arcs = points.map((_, index) => {
    const [x = 0, y = 0] = points[(index + 1) % points.length] ?? [];
    return `Q${Math.round(x)} ${Math.round(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${arcs.join("")}z`;
}

/** The contour lines of a hill, with a dot on its top. */
export function hill({ seed, width, height, lines }: Hill): Drawing {
  const random = randomFrom(seed);
  const waves = [2, 3, 5].map((frequency) => ({
    frequency,
    phase: random() * 2 * Math.PI,
    height: (0.05 + 0.16 * random()) / Math.sqrt(frequency - 1),
  }));
  const [leanX, leanY] = [random() - 0.5, random() - 0.5];
  const most = 1 + waves.reduce((sum, wave) => sum + wave.height, 0);
  const line = Array.from({ length: lines }, (_, index) => {
    const share = (index + 1) / lines;
    // The top is to one side, so that one slope is steep and the other gentle.
    const [left, top] = [(1 - share) * leanX, (1 - share) * leanY];
    const points = Array.from({ length: corners }, (_corner, at) => {
      const angle = (at / corners) * 2 * Math.PI;
      const bend = waves.reduce(
        (sum, wave) =>
          sum + wave.height * Math.sin(wave.frequency * angle + wave.phase + 0.5 * share),
        1,
      );
      const radius = ((share ** 0.85 * bend) / most) * 0.5;
      return [
        width * (0.5 + 0.42 * left + radius * Math.cos(angle)),
        height * (0.5 + 0.42 * top + radius * Math.sin(angle)),
      ] as const;
    });
    return closedLine(points);
  }).join("");
  const dot = (share: number) =>
    `M${Math.round(width * (0.5 + 0.42 * share * leanX))} ${Math.round(height * (0.5 + 0.42 * share * leanY))}h0`;
  return { width, height, line, dotsPath: dot(1) };
}
