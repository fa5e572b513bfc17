/** The ratio between the two input sizes. */
const factor = 16;

/** Attempts before the work counts as not linear. */
const rounds = 20;

/**
 * The resolution of the processor's clock, in microseconds: work that is quadratic takes far
 * longer.
 */
const instant = 1000;

/** Microseconds of the processor, because the clock also counts the time of other programs. */
function time(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/**
 * Whether work runs in linear time: an input sixteen times as large must take less than 64 times as
 * long, halfway between linear (16) and quadratic growth (256). Collecting garbage only slows runs
 * down, so the fastest run of each size counts.
 *
 * @param inputOf creates an input of the given size
 * @param size the size of the larger input
 */
export function runsInLinearTime<Input>(
  work: (input: Input) => unknown,
  inputOf: (size: number) => Input,
  size: number,
): boolean {
  const small = inputOf(size / factor);
  const large = inputOf(size);
  let quickSmall = Number.POSITIVE_INFINITY;
  let quickLarge = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const ofLarge = time(() => work(large));
    const ofSmall = time(() => work(small));
    quickLarge = Math.min(quickLarge, ofLarge);
    quickSmall = Math.min(quickSmall, ofSmall);
    // The first runs measure code that has not been compiled yet.
    if (round > 1 && quickLarge < Math.max(instant, quickSmall * factor ** 1.5)) return true;
  }
  return false;
}
