/**
 * Arguments before the git command. They restrict git to web addresses, and keep it away from
 * stored passwords.
 */
export const webOnly: string[] = [
  'credential.helper=',
  'core.askPass=',
  'protocol.allow=never',
  'protocol.http.allow=always',
  'protocol.https.allow=always',
].flatMap((setting) => ['-c', setting]);
