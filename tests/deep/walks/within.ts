/** Awaits a promise with a time limit in ms, because a stuck browser never responds. */
export async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    const tell = () => reject(new Error(`Nothing has come of it in ${limit / 1000} seconds.`));
    timer = setTimeout(tell, limit);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
