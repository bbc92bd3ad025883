import { aToken } from '../builders/aToken';
import { deferred } from './deferred';
import type { FakeSignOnServer } from './fakeSignOnServer';

/** The catalogue's token exchange in memory (contract/sign-on 1), controlled by a test. */
export class FakeTokenEndpoint {
  /** `broken`: status 500; `down`: connections fail; `silent`: no response. */
  state: 'up' | 'down' | 'silent' | 'broken' = 'up';
  /** The statuses and bodies with which the next exchanges are refused. */
  readonly refusals: { status: number; body: object }[] = [];
  /** Exchanges wait for this promise. */
  hold?: Promise<void>;
  /** Seconds by which the server's clock is ahead of the browser's. */
  clockAhead = 0;
  /** The bodies of requests, oldest first. */
  readonly requests: Record<string, unknown>[] = [];
  readonly #identity: FakeSignOnServer;
  #count = 0;

  constructor(identity: FakeSignOnServer) {
    this.#identity = identity;
  }

  /** Responds to a request to the endpoint. */
  async respond(request: Request): Promise<Response> {
    const body = (await request.json()) as Record<string, unknown>;
    this.requests.push(body);
    await this.hold;
    if (this.state === 'silent') await deferred<never>().promise;
    if (this.state === 'down') throw new TypeError('Failed to fetch');
    if (this.state === 'broken') return Response.json({ detail: 'unknown' }, { status: 500 });
    const refusal = this.refusals.shift();
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    if (!this.#identity.accepts(String(body.subject_token))) {
      return Response.json({ detail: 'expired' }, { status: 403 });
    }
    const iat = Math.floor(Date.now() / 1000) + this.clockAhead;
    const token = aToken({ azp: 'chameleon', iat, exp: iat + 300, number: ++this.#count });
    return Response.json({ access_token: token, expires_in: 300 }, { status: 201 });
  }
}
