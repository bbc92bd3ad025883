import { responseOf } from '../stories/server';

let asked: string[] = [];

/** Responds for the fake servers of stories, and rejects every request to another server. */
export function closeNetwork(): () => void {
  const original = Reflect.get<Window, 'fetch'>(window, 'fetch');
  asked = [];
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, href } = new URL(request.url);
    if (origin === window.location.origin) return original(input, init);
    const response = responseOf(request);
    if (response) return response;
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
