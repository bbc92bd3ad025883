/** An error response of the catalogue API, in a shape of contract/api 1.6. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

/** Shape D. */
export const detail = (status: number, message: string) => new Refusal(status, { detail: message });

/** The error of a server that did not expect such a call (contract/api 1.6). */
export const unhandled = () => detail(500, 'Unknown error.');

export const missing = () => detail(404, 'Not found.');

export const forbidden = (what: string) => detail(403, `You do not have permission to ${what}.`);
