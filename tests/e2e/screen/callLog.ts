import type { Page, Request } from '@playwright/test';

import type { RunningSandbox } from '../../../sandbox/sandbox';

/** A call of a page, with its result. */
export interface LoggedCall {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | null;
  /** Undefined while it runs or if there was no response. */
  status?: number;
  /** The page cancelled it or was left. */
  isCalledOff?: boolean;
}

type Addresses = RunningSandbox['urls'];

/** All calls of a page and its frames from now on, oldest first. */
export function watchCalls(page: Page): LoggedCall[] {
  const calls = new Map<Request, LoggedCall>();
  const log: LoggedCall[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    const call: LoggedCall = {
      method: request.method(),
      url,
      headers: request.headers(),
      body: request.postData(),
    };
    calls.set(request, call);
    log.push(call);
  });
  page.on('response', (response) => {
    const call = calls.get(response.request());
    if (call) call.status = response.status();
  });
  page.on('requestfailed', (request) => {
    const call = calls.get(request);
    if (call) call.isCalledOff = request.failure()?.errorText === 'net::ERR_ABORTED';
  });
  return log;
}

/** The calls to the catalogue. */
export function catalogueCalls(calls: readonly LoggedCall[], { api }: Addresses): LoggedCall[] {
  return calls.filter(({ url }) => url.href.startsWith(`${api}/`));
}

/** Lists the faults that a strict server would refuse or must not log, one line each. */
export function faultsOfCalls(calls: readonly LoggedCall[], urls: Addresses): string[] {
  const ofCatalogue = catalogueCalls(calls, urls);
  const tokens = new Set(ofCatalogue.map(({ url }) => url.searchParams.get('access_token')));
  return calls.flatMap((call) => {
    const faults = ofCatalogue.includes(call)
      ? faultsOfCatalogueCall(call)
      : faultsOfOtherCall(call, { ...urls, tokens });
    const address = withoutToken(call.url);
    return faults.map((fault) => `${call.method} ${address}: ${fault}`);
  });
}

function faultsOfCatalogueCall({ method, url, headers, body, status = 0 }: LoggedCall): string[] {
  const { pathname, searchParams } = url;
  const isExchange = pathname.endsWith('/token/');
  const isUpdate = method === 'PUT' && /\/artifacts\/[^/]+\/$/.test(pathname);
  const type = headers['content-type'];
  const tokens = searchParams.getAll('access_token');
  return faultsAmong({
    [`answered with ${status}`]: status < 200 || status > 299,
    'no slash at the end': !pathname.endsWith('/'),
    'an empty piece in the path': pathname.includes('//'),
    'a value that is missing': /undefined|null|NaN|\[object/.test(withoutToken(url)),
    'a sharing key': searchParams.has('sharing_key'),
    'not partial': isUpdate && searchParams.get('partial') !== 'true',
    'not the one token': isExchange
      ? tokens.length > 0
      : tokens.length !== 1 || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(tokens[0] ?? ''),
    'a token in the head': 'authorization' in headers,
    'not asking for JSON': headers.accept !== 'application/json',
    'a body that is not JSON': body !== null && (type !== 'application/json' || !isJson(body)),
    'a type without a body': body === null && type !== undefined,
    'no body': body === null && ['POST', 'PUT'].includes(method),
  });
}

function faultsOfOtherCall(
  { method, url, headers, status = 0, isCalledOff }: LoggedCall,
  { identity, portal, tokens }: Addresses & { tokens: ReadonlySet<string | null> },
): string[] {
  const isSignOn = url.href.startsWith(`${identity.url}/`);
  const isShare = url.href.startsWith(`${portal}/experiment/`);
  return faultsAmong({
    [`answered with ${status}`]: !isCalledOff && (status < 200 || status > (isSignOn ? 399 : 299)),
    'a token': [...tokens].some((token) => token && url.href.includes(token)),
    'a token in the head': 'authorization' in headers && !isSignOn,
    'a sharing key': url.searchParams.has('sharing_key'),
    'changes something': !['GET', 'HEAD'].includes(method) && !isSignOn,
    'a value that is missing': isShare && /undefined|null|NaN|\[object/.test(url.href),
    'a head that asks for a preflight': isShare && 'content-type' in headers,
  });
}

function faultsAmong(faults: Record<string, boolean>): string[] {
  return Object.keys(faults).filter((fault) => faults[fault]);
}

function withoutToken(url: URL): string {
  const copy = new URL(url);
  copy.searchParams.delete('access_token');
  return copy.href;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
