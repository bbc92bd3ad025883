/** Wraps `work` so that only one call runs at a time. Other calls share the result of that call. */
export function oneAtATime<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running: Promise<Result> | undefined;
  return (...args) => {
    running ??= work(...args).finally(() => {
      running = undefined;
    });
    return running;
  };
}
