import type { Outcome } from './matrix';

/** Outcomes that many calls share. */
export const outcomes = {
  triedAgain: {
    short: 'tried again, then said',
    meaning:
      'The page asks twice more by itself, after about 0.4 and 1.2 seconds, and shows meanwhile that it loads. Then it says in place what could not be loaded and why, with a button Try again.',
  },
  said: {
    short: 'said',
    meaning:
      'The page says at once, in place, what could not be loaded and why, with a button Try again.',
  },
  saidAfterPatience: {
    short: 'given up, then said',
    meaning:
      'The page shows that it loads. After 30 seconds without a sign from the server it gives the call up, does not repeat it, and says so with a button Try again.',
  },
  saidLate: {
    short: 'given up after two minutes, then said',
    meaning:
      'The portal is silent while it asks a repository elsewhere: after 30 seconds the page still shows that it looks. After two minutes of silence it gives the call up, does not repeat it, and says so with a button Try again.',
  },
  refusedTwice: {
    short: 'new token, then said',
    meaning:
      'The page gets one new token and sends the call once more with it. Where that is refused too, it says so with a button Try again.',
  },
  renewed: {
    short: 'new token, goes on',
    meaning: 'The page gets a new token and sends the call again with it. Nothing is to be seen.',
  },
  waits: {
    short: 'waits',
    meaning: 'The page shows that it loads for as long as it takes, and then what has come.',
  },
  newestWins: {
    short: 'the newest counts',
    meaning: 'What the person wanted last is shown. The late answer changes nothing.',
  },
  begunAnew: {
    short: 'begun anew once, then said',
    meaning:
      'The server does not know any more where the list was to go on. The page loads it once from the beginning; where that stops in the same way, it says so with a button Try again.',
  },
  goesWithout: {
    short: 'goes without',
    meaning:
      'The page is whole without it, and says nothing: it is asked for again on the next visit.',
  },
  triedAgainQuietly: {
    short: 'tried again, then goes without',
    meaning:
      'The page asks twice more by itself. Then it is whole without it, and says nothing: it is asked for again on the next visit.',
  },
  renewedInVain: {
    short: 'new token, then goes without',
    meaning:
      'The page gets one new token and sends the call once more with it. Where that is refused too, it is whole without it, and says nothing.',
  },
  comesLate: {
    short: 'comes late',
    meaning: 'The page is whole without it, and takes it up when it comes.',
  },
  comesBackQuietly: {
    short: 'loaded by itself',
    meaning:
      'A bar says that the device is offline. When the connection is back the bar goes, and what is missing is loaded by itself.',
  },
  once: {
    short: 'once',
    meaning: 'One request leaves the page.',
  },
  comesBack: {
    short: 'said, then loaded by itself',
    meaning:
      'A bar says that the device is offline, and the page says what could not be loaded. When the connection is back the bar goes, and the page loads by itself what failed.',
  },
} satisfies Record<string, Outcome>;

/** Outcomes for a signed-in person without a catalogue token. */
export const exchangeOutcomes = {
  stranger: {
    short: 'said, reads as a visitor',
    meaning:
      'A toast says “Could not get token. If this issue persists, please try to relog.” The person stays signed in and sees what a visitor sees; a token is asked for again every 15 seconds, and then the page loads anew what the person may see.',
  },
  triedAgain: {
    short: 'tried again, then reads as a visitor',
    meaning:
      'The page asks once more, after about 0.4 seconds: an exchange changes nothing on the server. Then the same toast, and the same goes on.',
  },
  renewed: {
    short: 'new sign-on token, then reads as a visitor',
    meaning:
      'The page gets a new token of the sign-on server and asks once more with it. Then the same toast, and the same goes on.',
  },
  late: {
    short: 'reads as a visitor meanwhile',
    meaning:
      'After 2 seconds reading goes on as a visitor’s, without a word; calls that write wait for 10 seconds. After 9 seconds the exchange is given up; the next is made within 15 seconds, and then the page loads anew what the person may see.',
  },
  signOnExpired: {
    short: 'new sign-on token, goes on',
    meaning:
      'The page gets a new token of the sign-on server and asks once more with it. Nothing is to be seen.',
  },
} satisfies Record<string, Outcome>;
