/**
 * Builds a JSON Web Token with this payload, which may contain any characters. Its signature is
 * invalid.
 */
export function aToken(payload: object): string {
  return ['{"alg":"none"}', JSON.stringify(payload), 'signature'].map(base64Url).join('.');
}

function base64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
