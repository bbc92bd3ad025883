/**
 * How a fake server answers a request: a response, a value to send as JSON, an error, or a function
 * that decides.
 */
export type FakeAnswer =
  Response | Error | object | ((request: Request, signal?: AbortSignal | null) => unknown);

export type FakeFetch = typeof fetch & {
  /** The requests so far, oldest first. */
  readonly requests: Request[];
};

/** A `fetch` that returns these answers in order, then always the last one. */
export function fakeFetch(...answers: [FakeAnswer, ...FakeAnswer[]]): FakeFetch {
  const requests: Request[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input);
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    const given: unknown =
      typeof answer === 'function' ? await answer(request, init?.signal) : answer;
    if (given instanceof Error) throw given;
    return given instanceof Response ? given.clone() : Response.json(given);
  };
  return Object.assign(send, { requests });
}
