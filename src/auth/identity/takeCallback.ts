import type { SessionWindow } from '../session/sessionWindow';

/** What a sign-on server may answer in the address (RFC 6749 4.1.2, RFC 9207, OpenID Connect Core 3.2.2.5). */
const answers = [
  'code',
  'state',
  'session_state',
  'iss',
  'access_token',
  'token_type',
  'id_token',
  'expires_in',
  'error',
  'error_description',
  'error_uri',
  'kc_action',
  'kc_action_status',
];

/**
 * Takes the answer of the sign-on server out of the page's address, in place, so that it reaches neither the router nor the
 * history. Gives the parameters as they stood; nothing where the address holds no answer.
 */
export function takeCallback(
  { location, history }: SessionWindow,
  mode: string = 'fragment',
): string | undefined {
  const url = new URL(location.href);
  const part = mode === 'query' ? 'search' : 'hash';
  const taken: string[] = [];
  const left = url[part]
    .slice(1)
    .split('&')
    .filter((piece) => {
      const [name] = new URLSearchParams(piece).keys();
      const isAnswer = name !== undefined && answers.includes(name);
      if (isAnswer) taken.push(piece);
      return !isAnswer;
    });
  const callback = taken.join('&');
  if (!/(^|&)state=/.test(callback) || !/(^|&)(code|error|\w+_token)=/.test(callback)) return;
  url[part] = left.join('&');
  history.replaceState(history.state, '', url.href);
  return callback;
}
