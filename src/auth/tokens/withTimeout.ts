/**
 * Resolves or rejects like the promise. Rejects with the error of `late` if the promise has not
 * settled after `ms` milliseconds. Does not cancel the work of the promise.
 */
export function withTimeout<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}
