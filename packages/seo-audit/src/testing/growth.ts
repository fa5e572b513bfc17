/** How much larger the larger input is. */
const factor = 16;

/** How many times both are tried before the work is held to be out of proportion. */
const rounds = 20;

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * Whether work takes time in proportion to its input: for sixteen times as much less than 64 times as long,
 * halfway from in proportion (16) to with the square (256). Times of one run only, so any machine will do;
 * a busy one only slows, so the quickest of some tries counts.
 * @param inputOf makes the input of a size
 * @param size of the larger input
 */
export function growsInProportion<Input>(
  work: (input: Input) => unknown,
  inputOf: (size: number) => Input,
  size: number,
): boolean {
  const [small, large] = [inputOf(size / factor), inputOf(size)];
  let quickSmall = Number.POSITIVE_INFINITY;
  let quickLarge = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const ofLarge = time(() => work(large));
    const ofSmall = time(() => work(small));
    quickLarge = Math.min(quickLarge, ofLarge);
    quickSmall = Math.min(quickSmall, ofSmall);
    // The first times are those of code that has not been compiled.
    if (round > 1 && quickLarge < quickSmall * factor ** 1.5) return true;
  }
  return false;
}
