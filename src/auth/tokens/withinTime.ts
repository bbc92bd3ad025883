/** What the promise brings, unless that takes longer than so many milliseconds: then a rejection. The promise goes on. */
export function withinTime<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}
