import type { CslStyle } from './citationStyle';
import type { NameRule } from './nameList';

/** The format of names in each style. */
export const nameRules: Readonly<Record<CslStyle, NameRule>> = {
  apa: {
    inverted: 'all',
    given: 'initials',
    end: '. ',
    and: '&',
    comma: 'always',
    cutFrom: 21,
    shown: 19,
    others: 'last',
  },
  mla: {
    unambiguous: 'with particles',
    inverted: 'first',
    given: 'even',
    end: '. ',
    and: 'and',
    comma: 'always',
    cutFrom: 3,
    others: 'comma',
  },
  chicago: {
    isDemoted: true,
    inverted: 'first',
    given: 'even',
    end: '. ',
    and: 'and',
    comma: 'always',
    cutFrom: 7,
    shown: 3,
  },
  ieee: {
    inverted: 'none',
    given: 'initials',
    end: '. ',
    and: 'and',
    cutFrom: 7,
    others: 'italic',
  },
  harvard: {
    unambiguous: 'without particles',
    inverted: 'all',
    given: 'initials',
    end: '.',
    and: 'and',
    comma: 'never',
    cutFrom: 4,
    others: 'italic',
  },
  vancouver: {
    inverted: 'all',
    given: 'initials',
    end: '',
    withoutHyphens: true,
    separator: ' ',
    cutFrom: 7,
    shown: 6,
  },
  acm: { inverted: 'none', given: 'full', end: '', and: 'and' },
};
