import type { WireArtifact, WireCatalogue } from './wire';

/** The filters of a test. */
export interface Narrowing {
  q?: string;
  tags?: string[];
  badges?: string[];
  owned?: boolean;
  public?: boolean;
  doi?: boolean;
  collection?: boolean;
}

function hasArchiveDoi({ versions }: WireArtifact): boolean {
  return versions.some(({ contents }) => /^urn:[^:]+:contents:zenodo:./i.test(contents.urn));
}

const apostrophes = '’‘‛ʼʻ′`';
const unseen = /\p{M}|\p{Default_Ignorable_Code_Point}/u;
const folds: Record<string, string> = { ß: 'ss', ẞ: 'ss', ς: 'σ' };

/** Compares without case, accents, width, ligatures, kinds of apostrophes and of blanks. */
function folded(text: string | null): string {
  let result = '';
  for (const letter of (text ?? '').replace(/´/g, "'").normalize('NFKD')) {
    if (unseen.test(letter)) continue;
    if (apostrophes.includes(letter)) result += "'";
    else if (/\p{White_Space}|\ufeff/u.test(letter)) result += result.endsWith(' ') ? '' : ' ';
    else result += folds[letter] ?? letter.toLowerCase();
  }
  return result.trim();
}

const keyboardLetters: Record<string, string> = {
  ...{ "'": '', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', þ: 'th', æ: 'ae', œ: 'oe' },
};

/** Names also as people type them on keyboards without these letters. */
function withTypedForms(names: (string | null)[]): string[] {
  const typed = (name: string) => [...folded(name)].map((each) => keyboardLetters[each] ?? each);
  return names.flatMap((name) => [name ?? '', typed(name ?? '').join('')]);
}

type Fields = Record<'title' | 'tag' | 'author' | 'affiliation' | 'doi' | 'other', string[]>;

function fieldsOf(artifact: WireArtifact): Fields {
  const urns = artifact.versions.map(({ contents }) => contents.urn);
  const fields = {
    title: [artifact.title],
    tag: artifact.tags,
    author: withTypedForms(artifact.authors.map(({ full_name }) => full_name)),
    affiliation: withTypedForms(artifact.authors.map(({ affiliation }) => affiliation)),
    doi: urns.map((urn) => {
      const doi = /:zenodo:(.+)$/i.exec(urn)?.[1];
      return doi === undefined ? null : `https://doi.org/${doi}`;
    }),
    other: [
      artifact.short_description,
      artifact.long_description,
      ...artifact.authors.map(({ email }) => email),
      artifact.owner_urn.split(':').slice(4).join(':'),
      ...urns.map((urn) => /:git:.*?([^/]+\/[^/@]+?)(?:\.git)?(?:@.*)?$/i.exec(urn)?.[1] ?? null),
    ],
  };
  const entries = Object.entries(fields).map(([name, texts]) => [name, texts.map(folded)] as const);
  return Object.fromEntries(entries) as Fields;
}

/** The path of a pasted address, which is the part that the catalogue stores. */
function pathOf(word: string): string {
  const parts = /^(?:[a-z\d_]+:\/\/[^/]+\/|git@[^:]+:)/i.exec(word);
  if (!parts || parts[0].length === word.length) return word;
  let path = word.slice(parts[0].length);
  for (const end of ['.git', '/']) {
    if (path.length > end.length && path.endsWith(end)) {
      path = path.slice(0, -end.length);
      break;
    }
  }
  return path;
}

interface Piece {
  written: string;
  isExcluded: boolean;
  field: string;
  text: string;
}

/** Cuts a search into its pieces, letter by letter. */
function piecesOf(q: string): Piece[] {
  const narrow = Array.from(q, (sign) => (/[！-～]/.test(sign) ? sign.normalize('NFKC') : sign));
  const letters = narrow
    .join('')
    .replace(/[“”„‟]/g, '"')
    .replace(/\x85/g, ' ');
  const pieces: Piece[] = [];
  let at = 0;
  const isBlank = () => /\s/.test(letters.charAt(at));
  while (at < letters.length) {
    if (isBlank()) {
      at += 1;
      continue;
    }
    const start = at;
    const rest = letters.slice(at);
    const hasMore = (from: number) => from < rest.length && !/\s/.test(rest.charAt(from));
    const isExcluded = rest.startsWith('-') && hasMore(1);
    let body = isExcluded ? 1 : 0;
    const name = /^(?:tag|author|affiliation|title|doi):/i.exec(rest.slice(body))?.[0] ?? '';
    const field = hasMore(body + name.length) ? name.slice(0, -1).toLowerCase() : '';
    if (field) body += name.length;
    const end = rest.charAt(body) === '"' ? rest.indexOf('"', body + 1) : -1;
    if (end >= 0) {
      at += end + 1;
      const text = rest.slice(body + 1, end);
      pieces.push({ written: rest.slice(0, end + 1), isExcluded, field, text });
      continue;
    }
    while (at < letters.length && !isBlank()) at += 1;
    const written = letters.slice(start, at);
    const text = pathOf(written.slice(body).replace(/^"/, '').replace(/"$/, ''));
    pieces.push({ written, isExcluded, field, text });
  }
  return pieces;
}

function meets(artifact: WireArtifact, fields: Fields, piece: Piece): boolean {
  const { written, isExcluded, field, text } = piece;
  const flag = written.slice(isExcluded ? 1 : 0).toLowerCase();
  if (flag === 'has:doi') return hasArchiveDoi(artifact) !== isExcluded;
  if (flag === 'is:collection') return artifact.linked_artifacts.length > 0 !== isExcluded;
  const searched = field ? fields[field as keyof Fields] : Object.values(fields).flat();
  return searched.some((each) => each.includes(folded(text))) !== isExcluded;
}

/** Whether an artifact meets a search: a second implementation of product 5.7. */
export function meetsSearch(artifact: WireArtifact, q: string): boolean {
  const alternatives: Piece[][] = [];
  let current: Piece[] = [];
  let operatorAt = -2;
  const pieces = piecesOf(q).filter(({ text }) => folded(text) !== '');
  pieces.forEach((piece, index) => {
    const isWord = !['OR', 'AND'].includes(piece.written) || current.length === 0;
    if (isWord || index === pieces.length - 1 || operatorAt === index - 1) {
      current.push(piece);
      return;
    }
    operatorAt = index;
    if (piece.written === 'AND') return;
    alternatives.push(current);
    current = [];
  });
  if (current.length > 0) alternatives.push(current);
  if (alternatives.length === 0) return true;
  const fields = fieldsOf(artifact);
  return alternatives.some((all) => all.every((piece) => meets(artifact, fields, piece)));
}

/** What the list must show to a visitor: a second implementation of product 5.2. */
export function expectedMatches(
  { artifacts, holdings }: WireCatalogue,
  wanted: Narrowing,
): WireArtifact[] {
  const holds = ({ uuid }: WireArtifact, badge: string) =>
    holdings.some((pair) => pair.artifact_uuid === uuid && pair.badge === badge);
  return artifacts.filter(
    (artifact) =>
      !wanted.owned &&
      meetsSearch(artifact, wanted.q ?? '') &&
      (wanted.tags ?? []).every((tag) => artifact.tags.includes(tag)) &&
      (wanted.badges ?? []).every((badge) => holds(artifact, badge)) &&
      (!wanted.public || artifact.visibility === 'public' || hasArchiveDoi(artifact)) &&
      (!wanted.doi || hasArchiveDoi(artifact)) &&
      (!wanted.collection || artifact.linked_artifacts.length > 0),
  );
}

export function uuidsOf(artifacts: WireArtifact[]): string[] {
  return artifacts.map(({ uuid }) => uuid);
}
