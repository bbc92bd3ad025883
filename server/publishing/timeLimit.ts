/** How long a page waits for the catalogue, in milliseconds. Then the browser does the rest. */
export const patienceMs = 400;

/** How long the page for a program waits, which sees only what the server sends. */
export const programPatienceMs = 5_000;

/** The value of a promise, or `undefined` if it takes too long or is rejected. Never rejects. */
export async function within<Value>(ms: number, promise: Promise<Value>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
