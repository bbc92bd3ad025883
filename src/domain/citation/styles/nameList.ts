import type { CslName } from '../names/cslName';
import { evenInitials, initials, type InitialsRule } from './initials';
import { type Quotation, withQuotes } from './quotes';
import { isAlphabetic, startsAlphabetic } from './scripts';
import { followed, plain, type Span } from './span';

/** How a style writes a list of names. */
export interface NameRule extends InitialsRule {
  /** Whether particles stand behind the given names of a name that starts with the family name. */
  isDemoted?: boolean;
  /** Which names start with the family name. */
  inverted: 'all' | 'first' | 'none';
  /** Whether given names are shortened, evened out only, or left alone. */
  given: 'initials' | 'even' | 'full';
  /** What stands before the last name. @default nothing */
  and?: string;
  /** Whether there is a comma before `and`. @default from three names on */
  comma?: 'always' | 'never';
  /** What separates family name, given names and suffix. @default ', ' */
  separator?: string;
  /** From how many names on the list is cut. @default never */
  cutFrom?: number;
  /** How many names a cut list shows. */
  shown?: number;
  /** What replaces the others. `last` writes an ellipsis and the last name. */
  others?: 'upright' | 'italic' | 'comma' | 'last';
}

/** Writes names by the rule of a style. */
export function nameList(names: readonly CslName[], rule: NameRule, quotation: Quotation): Span[] {
  const { and = '', cutFrom = Infinity, shown = 1, others } = rule;
  const write = (name: CslName, index: number) => withQuotes(written(name, index, rule), quotation);
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
    const delimiter = isLast && and ? `${hasComma(names, rule) ? ',' : ''} ${and} ` : ', ';
    return followed([name], delimiter);
  });
}

/** Before an organisation, the comma depends on the number of names only. */
function hasComma(names: readonly CslName[], { comma }: NameRule): boolean {
  const isPerson = names.at(-1)?.literal === undefined;
  if (isPerson && comma) return comma === 'always';
  return names.length > 2;
}

function written(name: CslName, index: number, rule: NameRule): string {
  if (name.literal !== undefined) return name.literal;
  const { separator = ', ', inverted, isDemoted } = rule;
  const { family = '', 'non-dropping-particle': particle = '', suffix = '' } = name;
  const given = givenNames(name.given ?? '', rule);
  const end = suffix && rule.given !== 'full' ? evenInitials(suffix, rule) : suffix;
  // Names of scripts such as Chinese are written without blanks.
  const blank = isAlphabetic(family) || startsAlphabetic(given) ? ' ' : '';
  const whole = particle + (!particle || /['’-]$/.test(particle) ? '' : blank) + family;
  if (!isAlphabetic(family)) return whole + blank + given;
  const isInverted = inverted === 'all' || (inverted === 'first' && index === 0);
  if (!isInverted) return [given, whole, end].filter(Boolean).join(' ');
  const parts = isDemoted ? [family, `${given} ${particle}`.trim(), end] : [whole, given, end];
  return parts.filter(Boolean).join(separator);
}

function givenNames(names: string, rule: NameRule): string {
  if (rule.given === 'full') return names;
  return rule.given === 'even' ? evenInitials(names, rule) : initials(names, rule);
}
