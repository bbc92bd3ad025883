import type { CslName } from '../../names/cslName';
import { evenInitials, initials, type InitialsRule } from './initials';
import { type Quotation, withQuotes } from './quotes';
import { isAlphabetic, startsAlphabetic } from './scripts';
import { followed, plain, type Span } from './span';

/** The format of a list of names in a style. */
export interface NameRule extends InitialsRule {
  /** Whether particles follow the given names in a name that starts with the family name. */
  isDemoted?: boolean;
  /** Which names start with the family name. */
  inverted: 'all' | 'first' | 'none';
  /** Whether given names are shortened, only made uniform, or not changed. */
  given: 'initials' | 'even' | 'full';
  /**
   * Given names are not shortened if they differ, but have the same initials and the same family
   * name, with or without its particles. @default they do not
   */
  unambiguous?: 'with particles' | 'without particles';
  /** The text before the last name. @default nothing */
  and?: string;
  /** Whether a comma precedes `and`. @default with three or more names */
  comma?: 'always' | 'never';
  /** The separator of family name, given names and suffix. @default ', ' */
  separator?: string;
  /** The number of names from which the list is shortened. @default never */
  cutFrom?: number;
  /** The number of names in a shortened list. */
  shown?: number;
  /** The replacement for the other names. `last` means an ellipsis and the last name. */
  others?: 'upright' | 'italic' | 'comma' | 'last';
}

/** Writes names by the rule of a style. */
export function nameList(names: readonly CslName[], rule: NameRule, quotation: Quotation): Span[] {
  const { and = '', cutFrom = Infinity, shown = 1, others } = rule;
  const whole = ambiguous(names, rule);
  const write = (name: CslName, index: number) => {
    const given = whole.has(name) ? 'full' : rule.given;
    return withQuotes(written(name, index, rule, given), quotation);
  };
  const all = names.map(write);
  if (all.length >= cutFrom) {
    const some = all.slice(0, shown);
    const list = some.flatMap((name, index) =>
      index < shown - 1 ? followed([name], ', ') : [name],
    );
    if (others === 'last') return [...followed(list, ', '), plain('… '), ...all.slice(-1)];
    const isItalic = others === 'italic';
    const hasComma = others === 'comma' || shown > 1;
    return [...followed(list, hasComma ? ', ' : ' '), { ...plain('et al.'), isItalic }];
  }
  return all.flatMap((name, index) => {
    if (index === all.length - 1) return [name];
    const isLast = index === all.length - 2;
    // The reference processor does not move a comma into quotation marks before the last name.
    if (isLast && !and) return [name, plain(', ')];
    const delimiter = isLast ? `${hasComma(names, rule) ? ',' : ''} ${and} ` : ', ';
    return followed([name], delimiter);
  });
}

/** The names that share family name and initials with another one, but not the given names. */
function ambiguous(names: readonly CslName[], { unambiguous }: NameRule): Set<CslName> {
  if (!unambiguous) return new Set();
  const alike = new Map<string, Set<string>>();
  const keyOf = ({ family, given = '', 'non-dropping-particle': particle }: CslName) =>
    [
      family,
      unambiguous === 'with particles' && particle,
      initials(comparable(given), { end: '.' }),
    ].join('|');
  const people = names.filter(({ literal }) => literal === undefined);
  for (const name of people) {
    const key = keyOf(name);
    alike.set(key, (alike.get(key) ?? new Set()).add(comparable(name.given ?? '')));
  }
  return new Set(people.filter((name) => (alike.get(keyOf(name))?.size ?? 0) > 1));
}

/**
 * Given names as the reference processor compares them: without full stops, and without the words
 * after the first one if none of them has a capital.
 */
function comparable(given: string): string {
  const names = given.replace(/[. ]+/g, ' ').trim();
  const [others = '', words = ''] = /[,!]* ([^,]+)$/.exec(names) ?? [];
  return words === words.toLowerCase() ? names.slice(0, names.length - others.length) : names;
}

/** Before an organisation, the comma depends only on the number of names. */
function hasComma(names: readonly CslName[], { comma }: NameRule): boolean {
  const isPerson = names.at(-1)?.literal === undefined;
  if (isPerson && comma) return comma === 'always';
  return names.length > 2;
}

function written(name: CslName, index: number, rule: NameRule, form: NameRule['given']): string {
  if (name.literal !== undefined) return name.literal;
  const { separator = ', ', inverted, isDemoted } = rule;
  const { family = '', 'non-dropping-particle': particle = '', suffix = '' } = name;
  const short = givenNames(name.given ?? '', rule, form);
  const end = suffix && rule.given !== 'full' ? evenInitials(suffix, rule) : suffix;
  // Names in scripts such as Chinese have no spaces.
  const blank = isAlphabetic(family) || startsAlphabetic(short) ? ' ' : '';
  const whole = particle + (!particle || /['’-]$/.test(particle) ? '' : blank) + family;
  if (!isAlphabetic(family)) return whole + blank + short;
  const given = short.trimStart();
  const isInverted = inverted === 'all' || (inverted === 'first' && index === 0);
  if (!isInverted) return [given, whole, end].filter(Boolean).join(' ');
  const parts = isDemoted ? [family, `${given} ${particle}`.trim(), end] : [whole, given, end];
  return parts.filter(Boolean).join(separator);
}

function givenNames(names: string, rule: NameRule, form: NameRule['given']): string {
  if (form === 'full') return names;
  return form === 'even' ? evenInitials(names, rule) : initials(names, rule);
}
