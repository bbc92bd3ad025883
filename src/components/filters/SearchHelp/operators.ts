import { flagOperators } from '../../../domain/catalogue/flagFilters';

/** The search syntax, and what each form finds (product 5.7). */
export const operators: readonly (readonly [typed: string, effect: string])[] = [
  ['nvme latency', 'both words, anywhere in an artifact'],
  ['"tail latency"', 'exactly this phrase'],
  ['-simulation', 'without this word'],
  ['nvme OR fabric', 'one or the other'],
  ['tag:storage', 'in a tag'],
  ['author:"Wei-Han Lin"', 'by an author'],
  ['affiliation:"Example Lab"', 'by someone at an institution'],
  ['title:fio', 'in the title'],
  ['doi:10.5281', 'by a DOI'],
  ...flagOperators.map(({ typed, effect }) => [typed, effect] as const),
];
