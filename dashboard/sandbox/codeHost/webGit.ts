/** Settings that keep git to plain web addresses and away from anybody's passwords, as arguments before the command. */
export const webOnly: string[] = [
  'credential.helper=',
  'core.askPass=',
  'protocol.allow=never',
  'protocol.http.allow=always',
  'protocol.https.allow=always',
].flatMap((setting) => ['-c', setting]);
