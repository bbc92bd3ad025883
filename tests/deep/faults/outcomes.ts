import type { Outcome } from './matrix';

/** Outcomes that many calls share. */
export const outcomes = {
  triedAgain: {
    short: 'retried, then reported',
    meaning:
      'The page repeats the call twice, after about 0.4 and 1.2 seconds, and shows that it is loading. Then it shows what could not be loaded and why, with a Try again button.',
  },
  said: {
    short: 'reported',
    meaning: 'The page shows at once what could not be loaded and why, with a Try again button.',
  },
  timedOut: {
    short: 'timed out, then reported',
    meaning:
      'The page shows that it is loading. After 30 seconds without data it cancels the call, does not repeat it, and reports the failure with a Try again button.',
  },
  timedOutLate: {
    short: 'timed out after two minutes, then reported',
    meaning:
      'The portal needs time to read a repository elsewhere, so after 30 seconds the page still shows that it is loading. After two minutes without data it cancels the call, does not repeat it, and reports the failure with a Try again button.',
  },
  refusedTwice: {
    short: 'new token, then reported',
    meaning:
      'The page gets one new token and sends the call once more with it. If that is refused too, the page reports it with a Try again button.',
  },
  renewed: {
    short: 'new token, continues',
    meaning: 'The page gets a new token and repeats the call with it. Users see nothing of this.',
  },
  waits: {
    short: 'waits',
    meaning: 'The page shows that it is loading, and then the answer.',
  },
  newestWins: {
    short: 'newest wins',
    meaning: 'The page shows what the user requested last. The late answer is ignored.',
  },
  restarted: {
    short: 'restarted once, then reported',
    meaning:
      'The server no longer knows where the list continues. The page loads it again from the beginning, once. If that fails in the same way, the page reports it with a Try again button.',
  },
  goesWithout: {
    short: 'omitted',
    meaning:
      'The page works without it and shows no message. It requests it again on the next visit.',
  },
  triedAgainQuietly: {
    short: 'retried, then omitted',
    meaning:
      'The page repeats the call twice. Then it works without it and shows no message. It requests it again on the next visit.',
  },
  renewedInVain: {
    short: 'new token, then omitted',
    meaning:
      'The page gets one new token and sends the call once more with it. If that is refused too, the page works without it and shows no message.',
  },
  comesLate: {
    short: 'shown late',
    meaning: 'The page works without it, and shows it when it arrives.',
  },
  comesBackQuietly: {
    short: 'loaded when online',
    meaning:
      'A bar shows that the device is offline. When the connection is back, the bar disappears and the page loads what is missing.',
  },
  once: {
    short: 'once',
    meaning: 'One request leaves the page.',
  },
  comesBack: {
    short: 'reported, then loaded when online',
    meaning:
      'A bar shows that the device is offline, and the page shows what could not be loaded. When the connection is back, the bar disappears and the page loads what failed.',
  },
} satisfies Record<string, Outcome>;

/** Outcomes for a signed-in user without a catalogue token. */
export const exchangeOutcomes = {
  stranger: {
    short: 'reported, reads as a visitor',
    meaning:
      'A toast says “Could not get token. If this issue persists, please try to relog.” The user stays signed in and sees what a visitor sees. The page requests a token every 15 seconds. With a token, it loads again what the user may see.',
  },
  triedAgain: {
    short: 'retried, then reads as a visitor',
    meaning:
      'The page repeats the call once, after about 0.4 seconds, because an exchange changes nothing on the server. Then as in "reported, reads as a visitor".',
  },
  renewed: {
    short: 'new sign-on token, then reads as a visitor',
    meaning:
      'The page gets a new token from the sign-on server and repeats the call once with it. Then as in "reported, reads as a visitor".',
  },
  late: {
    short: 'reads as a visitor meanwhile',
    meaning:
      'After 2 seconds the page reads as a visitor, without a message. Calls that write wait for 10 seconds. After 9 seconds the page cancels the exchange. It starts the next one within 15 seconds, and then loads again what the user may see.',
  },
  signOnExpired: {
    short: 'new sign-on token, continues',
    meaning:
      'The page gets a new token from the sign-on server and repeats the call with it. Users see nothing of this.',
  },
} satisfies Record<string, Outcome>;
