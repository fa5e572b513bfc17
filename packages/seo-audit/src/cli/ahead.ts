/**
 * Does tasks in order while the next ones are under way already.
 * @param atOnce how many are under way at most
 */
export async function* ahead<Task, Result>(
  tasks: readonly Task[],
  atOnce: number,
  run: (task: Task) => Promise<Result>,
): AsyncGenerator<readonly [Task, PromiseSettledResult<Result>]> {
  const underWay: Promise<readonly [Task, PromiseSettledResult<Result>]>[] = [];
  const settled = async (task: Task) => {
    const [result] = await Promise.allSettled([run(task)]);
    return [task, result] as const;
  };
  for (const task of tasks) {
    underWay.push(settled(task));
    const first = underWay.length < atOnce ? undefined : underWay.shift();
    if (first) yield await first;
  }
  for (const each of underWay) yield await each;
}
