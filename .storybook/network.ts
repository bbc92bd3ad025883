let asked: string[] = [];

/** Refuses every request to another server. Stories use fakes. */
export function closeNetwork(): () => void {
  const original = Reflect.get<Window, 'fetch'>(window, 'fetch');
  asked = [];
  window.fetch = async (input, init) => {
    const { origin, href } = new URL(new Request(input).url);
    if (origin === window.location.origin) return original(input, init);
    asked.push(href);
    throw new TypeError('A story has no network.');
  };
  return () => {
    window.fetch = original;
  };
}

/** Fails a story that sent a request to another server. */
export function assertNothingAsked(): void {
  if (asked.length > 0) throw new Error(`The story asked the network for ${asked.join(', ')}.`);
}
