import type { Outcome } from '../matrix';

/** Outcomes that writing calls share. */
export const writeOutcomes = {
  refused: {
    short: 'reported, kept',
    meaning:
      'The page shows at once, next to the button, what failed and what the server said about it. Everything that was entered is kept. The page sends nothing again until the user presses the button. Then it sends one request with the same content.',
  },
  refusedTwice: {
    short: 'new token, then reported, kept',
    meaning:
      'A call whose token is refused has no effect, so the page gets one new token and repeats the call once with it. If that is refused too, the page reports it next to the button and in a toast. Everything that was entered is kept.',
  },
  lookedUp: {
    short: 'reported, checked',
    meaning:
      'The page reports that the result is unknown, and reads the artifact again. Changes that took effect count as done. Others are kept and can be sent again. The page does not repeat the call by itself.',
  },
  uncertain: {
    short: 'reported as uncertain, kept',
    meaning:
      'The page cannot know whether the call took effect. It says so, and where to look before sending again. Everything that was entered is kept.',
  },
  givenUp: {
    short: 'timed out after two minutes',
    meaning:
      'Writing can take time, and an import sends nothing while the server fetches the repository, so after 30 seconds the button is still busy. After two minutes without data the page cancels the call. Then as after a cut connection.',
  },
  statusCounts: {
    short: 'done',
    meaning:
      'This call has an empty or unneeded answer. A success status means that it worked, whatever the body is.',
  },
  alreadyGone: {
    short: 'done',
    meaning: 'The item to delete no longer exists, which counts as done.',
  },
  waits: {
    short: 'waits',
    meaning:
      'The button stays busy and the fields are locked until the answer arrives. Then the page reports success.',
  },
  newestWins: {
    short: 'newest wins',
    meaning:
      'A late answer does not undo later changes. If it could, the page reads the artifact again.',
  },
  once: {
    short: 'once',
    meaning: 'The page sends one request, however often the button is pressed.',
  },
  renewed: {
    short: 'new token, continues',
    meaning: 'The page gets a new token and continues. Users see nothing of this.',
  },
  offline: {
    short: 'reported, kept; works when online',
    meaning:
      'The page reports the failure and keeps everything that was entered. When the connection is back, the user can press the button again. The page sends nothing by itself.',
  },
} satisfies Record<string, Outcome>;
