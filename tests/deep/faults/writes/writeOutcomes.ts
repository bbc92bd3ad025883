import type { Outcome } from '../matrix';

/** Outcomes that writing calls share. */
export const writeOutcomes = {
  refused: {
    short: 'said, kept',
    meaning:
      'The page says at once, beside the button and in a toast, what failed and what the server said of it. All that was entered is kept. Nothing is sent again before the person presses the button; then one request is sent, with the same content.',
  },
  refusedTwice: {
    short: 'new token, then said, kept',
    meaning:
      'A call whose token is refused has done nothing: the page gets one new token and sends the call once more with it. Where that is refused too, it says so, beside the button and in a toast, and all that was entered is kept.',
  },
  lookedUp: {
    short: 'said, looked up',
    meaning:
      'The page says that it does not know, and reads the artifact again by itself: what took effect counts as done, what did not is kept and can be sent again. The call itself is not sent again.',
  },
  uncertain: {
    short: 'said as uncertain, kept',
    meaning:
      'Nobody can know whether the call took effect: the page says so, and where to look before it is sent again. All that was entered is kept.',
  },
  givenUp: {
    short: 'given up after two minutes',
    meaning:
      'A server may take its time over a write, and an import is silent while a repository is fetched: after 30 seconds the button is still busy. After two minutes of silence the call is given up; then as after a cut connection.',
  },
  statusCounts: {
    short: 'done',
    meaning:
      'The contract gives this call an empty answer, or one that is of no use: a good status says that it worked, whatever comes with it.',
  },
  alreadyGone: {
    short: 'done',
    meaning: 'What was to be deleted is not there any more: that counts as done.',
  },
  waits: {
    short: 'waits',
    meaning:
      'The button stays busy and what was entered cannot be changed until the answer comes. Then the success is told.',
  },
  newestWins: {
    short: 'the newest counts',
    meaning:
      'An answer that was overtaken takes nothing back of what was done since: where it might, the artifact is read again.',
  },
  once: {
    short: 'once',
    meaning: 'One request leaves the page, however often the button is pressed meanwhile.',
  },
  renewed: {
    short: 'new token, goes on',
    meaning: 'The page gets a new token and goes on with it. Nothing is to be seen.',
  },
  offline: {
    short: 'said, kept; works when back',
    meaning:
      'The page says that it failed, and keeps all that was entered. When the connection is back, the person presses the button again, which works: the page sends nothing by itself.',
  },
} satisfies Record<string, Outcome>;
