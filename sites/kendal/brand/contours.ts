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

/** Even, so that the middle between two corners is whole. */
const even = (value: number) => 2 * Math.round(value / 2);

/** A pair of numbers as short as path data may be. */
const pair = (x: number, y: number) => `${x}${y < 0 ? "" : " "}${y}`;

/**
 * A smooth closed line: its corners pull it, and it passes between each two of them. Each corner
 * mirrors the one before at that place, so all arcs but the first need no corner in the path.
 */
function closedLine(corner: (index: number) => readonly [number, number]): string {
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [corner(index), corner(index + 1)];
    return [(ax + bx) / 2, (ay + by) / 2] as const;
  };
  const step = (index: number) => {
    const [[ax, ay], [bx, by]] = [middle(index), middle(index + 1)];
    return pair(bx - ax, by - ay);
  };
  const [startX, startY] = middle(0);
  const [x, y] = corner(1);
  const arcs = Array.from({ length: corners - 1 }, (_, index) => `t${step(index + 1)}`);
  return `M${pair(startX, startY)}q${pair(x - startX, y - startY)} ${step(0)}${arcs.join("")}z`;
}

/** The contour lines of a hill, with a dot on its top. */
export function hill({ seed, width, height, lines }: Hill): Drawing {
  const random = randomFrom(seed);
  const waves = [2, 3, 5].map((frequency) => ({
    frequency,
    phase: random() * 2 * Math.PI,
    height: (0.05 + 0.16 * random()) / Math.sqrt(frequency - 1),
  }));
  const leanX = random() - 0.5;
  const leanY = random() - 0.5;
  const most = 1 + waves.reduce((sum, wave) => sum + wave.height, 0);
  const line = Array.from({ length: lines }, (_, index) => {
    const share = (index + 1) / lines;
    // The top is to one side, so that one slope is steep and the other gentle.
    const left = (1 - share) * leanX;
    const top = (1 - share) * leanY;
    return closedLine((at) => {
      const angle = ((at % corners) / corners) * 2 * Math.PI;
      const bend = waves.reduce(
        (sum, wave) =>
          sum + wave.height * Math.sin(wave.frequency * angle + wave.phase + 0.5 * share),
        1,
      );
      const radius = ((share ** 0.85 * bend) / most) * 0.5;
      return [
        even(width * (0.5 + 0.42 * left + radius * Math.cos(angle))),
        even(height * (0.5 + 0.42 * top + radius * Math.sin(angle))),
      ];
    });
  }).join("");
  const dot = (share: number) =>
    `M${Math.round(width * (0.5 + 0.42 * share * leanX))} ${Math.round(height * (0.5 + 0.42 * share * leanY))}h0`;
  return { width, height, line, dotsPath: dot(1) };
}
