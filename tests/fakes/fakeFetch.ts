/**
 * How a fake server responds to a request: a `Response`, a value to send as JSON, an error, or a
 * function that decides.
 */
export type FakeResponse =
  Response | Error | object | ((request: Request, signal?: AbortSignal | null) => unknown);

export type FakeFetch = typeof fetch & {
  /** The requests so far, oldest first. */
  readonly requests: Request[];
};

/** A `fetch` that returns these responses in order, then always the last one. */
export function fakeFetch(...responses: [FakeResponse, ...FakeResponse[]]): FakeFetch {
  const requests: Request[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    // The signal of jsdom is none of Node, whose `Request` would refuse it.
    const request = new Request(input, { ...init, signal: null });
    const respond = responses[Math.min(requests.length, responses.length - 1)];
    requests.push(request);
    const given: unknown =
      typeof respond === 'function' ? await respond(request, init?.signal) : respond;
    if (given instanceof Error) throw given;
    return given instanceof Response ? given.clone() : Response.json(given);
  };
  return Object.assign(send, { requests });
}
