/** Words that only names of organisations have, in lower case. */
const words: ReadonlySet<string> = new Set(
  [
    'academy agency alliance association authors board bureau center centre centro college comité',
    'commission committee community company consortium contributors cooperative corp corporation',
    'council department dept developers division facility faculty federation foundation fondation',
    'fundación fundação fondazione group groupe gruppe grupo gruppo hospital inc incorporated',
    'initiative institute institut institution instituto istituto lab laboratory laboratories labor',
    'laboratoire laboratorio laboratório labs library limited llc ltd gmbh maintainers ministry',
    'museum network observatory office organisation organization partnership program programme',
    'project projekt projet proyecto school schools society stiftung support team équipe equipo',
    'technologies trust union workshop zentrum',
    'университет институт академия лаборатория фонд центр группа команда проект',
    'جامعة معهد مؤسسة مركز مختبر',
  ].flatMap((line) => line.split(' ')),
);

/** Small words that do not occur in names of people. */
const smallWords: ReadonlySet<string> = new Set(
  'of for the in on at with to pour für und & +'.split(' '),
);

/** Longer words cannot be any of these. */
const longestWord = 50;

const beginnings = /^(?:universi|univ\.?$|hochschule|технолог)/;

const endings =
  /(?:大学|大學|学院|學院|研究所|研究院|研究室|学会|协会|協会|公司|대학교|연구소|학회)$/u;

/**
 * Whether a displayed name is that of an organisation: it has a word such as University, Team or
 * Foundation, or a small word such as `of` (product 2.5).
 */
export function isOrganisation(name: string): boolean {
  return name
    .normalize('NFC')
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length <= longestWord)
    .map((word) => word.replace(/^[("'“‘]+|[.,:;)"'”’]+$/gu, ''))
    .some(
      (word) =>
        words.has(word) || smallWords.has(word) || beginnings.test(word) || endings.test(word),
    );
}
