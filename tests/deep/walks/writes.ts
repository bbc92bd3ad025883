import type { BrowserContext, Page, Request } from '@playwright/test';

/** Compares the writes that a user requested with those that the pages sent. */
export interface Writes {
  /** The user requested these calls, once each. */
  intend(page: Page, ...calls: string[]): void;
  /** Whether no call was requested. */
  isUntouched(): boolean;
  /** Whether the last requested calls took effect and their responses were complete. */
  isDone(page: Page, call: string): Promise<boolean>;
  /** Calls that were not requested, or sent too often. */
  excesses(): Promise<string[]>;
}

/** The requests of one call since the user last requested it. */
interface Account {
  sent: number;
  /**
   * Of these, the number with a refused token. Each may be sent once more (contract/api 1.3).
   */
  refusals: Promise<boolean>[];
  /** Whether every response was an artifact. */
  answers: Promise<boolean>[];
}

/** Watches all pages of a context. A call's name is its method, its path and the changed field. */
export function watchWrites(context: BrowserContext, api: string): Writes {
  const accounts = new Map<Page, Map<string, Account>>();
  const unasked: string[] = [];
  context.on('request', (request) => {
    const call = writtenCall(request, api);
    if (!call) return;
    const account = accounts.get(request.frame().page())?.get(call);
    if (!account) return void unasked.push(`nobody asked for ${call}`);
    account.sent += 1;
    account.refusals.push(isTokenRefused(request));
    account.answers.push(hasArtifact(request));
  });
  return {
    intend(page, ...calls) {
      const known = accounts.get(page) ?? new Map<string, Account>();
      accounts.set(page, known);
      for (const call of calls) known.set(call, { sent: 0, refusals: [], answers: [] });
    },
    isUntouched: () => accounts.size === 0,
    async isDone(page, call) {
      const answers = accounts.get(page)?.get(call)?.answers ?? [];
      const late = new Promise<false>((resolve) => setTimeout(resolve, 50, false));
      return (await Promise.all(answers.map((answer) => Promise.race([answer, late])))).some(
        Boolean,
      );
    },
    async excesses() {
      const found = [...unasked];
      for (const [call, account] of [...accounts.values()].flatMap((known) => [...known])) {
        if (account.sent < 2) continue;
        const earlier = account.refusals.slice(0, -1);
        const allowed = 1 + (await Promise.all(earlier)).filter(Boolean).length;
        if (account.sent > allowed) found.push(`${call} was sent ${account.sent} times`);
      }
      return found;
    },
  };
}

function writtenCall(request: Request, api: string): string | undefined {
  const method = request.method();
  const { origin, pathname, searchParams } = new URL(request.url());
  const address = origin + pathname;
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || !address.startsWith(`${api}/`))
    return undefined;
  const path = address.slice(api.length);
  if (path === '/token/') return undefined;
  const role = [searchParams.get('user'), searchParams.get('role')];
  if (path.endsWith('/roles/')) {
    const body = method === 'POST' ? (request.postDataJSON() as Record<string, string>) : undefined;
    return [method, path, ...(body ? [body.user, body.role] : role)].join(' ');
  }
  const isLinks = /"path":\s*"\/linked_artifacts"/.test(request.postData() ?? '');
  const isPatch = method === 'PUT' && path.startsWith('/artifacts/');
  return [method, path, ...(isPatch ? [isLinks ? 'links' : 'metadata'] : [])].join(' ');
}

/** Whether the response refuses the token or is unreadable. */
async function isTokenRefused(request: Request): Promise<boolean> {
  const answer = await request.response().catch(() => null);
  if (answer?.status() !== 403) return false;
  return answer.text().then(
    (text) => /invalid_token|invalid_grant/.test(text),
    () => true,
  );
}

async function hasArtifact(request: Request): Promise<boolean> {
  const answer = await request.response().catch(() => null);
  if (!answer?.ok()) return false;
  return answer.json().then(
    (body: { uuid?: unknown } | null) => typeof body?.uuid === 'string',
    () => false,
  );
}
