/** A ref of a remote repository, as its lookup lists it (product 3.5; contract/portal 1.2). */
export interface GitRef {
  /** The full hash of the commit, or of an annotated tag, that it names. */
  commit: string;
  /** Its full name: `HEAD`, `refs/heads/main`, `refs/tags/v1.0`, `refs/tags/v1.0^{}`, `refs/pull/12/head`. */
  name: string;
}

/** What a ref is to people; `HEAD` only where no branch stands at the commit that the remote offers first. */
export type GitRefKind = 'default branch' | 'HEAD' | 'branch' | 'tag';

/** A branch or tag that a version can be made from (product 2.10.6). */
export interface GitRefOption {
  /** The full name, which tells a tag from a branch of the same short name. */
  ref: string;
  /** The name that people use: `main`, `feature/x`, `v1.0`. */
  name: string;
  kind: GitRefKind;
  /** The full hash of the commit, of an annotated tag too. */
  commit: string;
}

const branchPrefix = 'refs/heads/';
const tagPrefix = 'refs/tags/';
const peeledSuffix = '^{}';
/** Which branch is meant where several stand at the remote's HEAD. */
const usualDefaults = ['main', 'master'];

/**
 * What a lookup's refs offer to choose from: the default branch, then branches by name, then tags, versions first and the
 * newest-looking of them at the head. Pull requests and other namespaces are left out, an annotated tag stands for its
 * commit, and nothing is offered twice (contract/portal 1.2).
 */
export function gitRefOptions(refs: readonly GitRef[]): GitRefOption[] {
  const branches = optionsBelow(refs, branchPrefix, 'branch').sort((a, b) =>
    compareNames(a.name, b.name),
  );
  const first = firstOption(refs, branches);
  const rest = branches.filter(({ ref }) => ref !== first?.ref);
  const tags = optionsBelow(refs, tagPrefix, 'tag').sort((a, b) => compareTags(a.name, b.name));
  return [...(first ? [first] : []), ...rest, ...tags];
}

/**
 * The options whose name holds every word of a text, whatever the letter case: first those that are the text, then those
 * that begin with it.
 */
export function searchGitRefs(options: readonly GitRefOption[], text: string): GitRefOption[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const found = options.filter(({ name }) => {
    const lower = name.toLowerCase();
    return words.every((word) => lower.includes(word));
  });
  if (!wanted) return found;
  const nearness = ({ name }: GitRefOption) => {
    const lower = name.toLowerCase();
    if (lower === wanted) return 0;
    return lower.startsWith(wanted) ? 1 : 2;
  };
  return found.toSorted((a, b) => nearness(a) - nearness(b));
}

/** HEAD as the branch that stands there, else as itself; nothing where the remote has none. */
function firstOption(
  refs: readonly GitRef[],
  branches: readonly GitRefOption[],
): GitRefOption | undefined {
  const head = refs.find(({ name, commit }) => name === 'HEAD' && commit !== '');
  if (!head) return undefined;
  const here = branches.filter(({ commit }) => commit === head.commit);
  const branch = here.find(({ name }) => usualDefaults.includes(name)) ?? here[0];
  if (branch) return { ...branch, kind: 'default branch' };
  return { ref: 'HEAD', name: 'HEAD', kind: 'HEAD', commit: head.commit };
}

function optionsBelow(refs: readonly GitRef[], prefix: string, kind: GitRefKind): GitRefOption[] {
  const options = new Map<string, GitRefOption>();
  const peeled = new Set<string>();
  for (const { name: fullName, commit } of refs) {
    if (!fullName.startsWith(prefix) || commit === '') continue;
    const isPeeled = fullName.endsWith(peeledSuffix);
    const ref = isPeeled ? fullName.slice(0, -peeledSuffix.length) : fullName;
    const name = ref.slice(prefix.length);
    if (!name || peeled.has(ref) || (!isPeeled && options.has(ref))) continue;
    options.set(ref, { ref, name, kind, commit });
    if (isPeeled) peeled.add(ref);
  }
  return [...options.values()];
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** As people sort names: `run-2` before `run-10`. Names that differ in letter case alone keep one order. */
function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : 1);
}

interface TagVersion {
  /** What stands before the number, without a `v`: `release-` of `release-v1.2`. */
  series: string;
  numbers: number[];
  /** What follows it: `-rc1`. */
  suffix: string;
}

const versionPattern = /^(?<series>\D*?)v?(?<numbers>\d+(?:[._]\d+)*)(?<suffix>.*)$/is;

function readVersion(name: string): TagVersion | undefined {
  const { series = '', numbers = '', suffix = '' } = versionPattern.exec(name)?.groups ?? {};
  return numbers ? { series, numbers: numbers.split(/[._]/).map(Number), suffix } : undefined;
}

function compareTags(a: string, b: string): number {
  const [left, right] = [readVersion(a), readVersion(b)];
  if (!left || !right) {
    if (left ?? right) return left ? -1 : 1;
    return compareNames(a, b);
  }
  return (
    collator.compare(left.series, right.series) ||
    compareNumbers(right.numbers, left.numbers) ||
    // `1.0` came after `1.0-rc1`.
    Number(left.suffix !== '') - Number(right.suffix !== '') ||
    collator.compare(right.suffix, left.suffix) ||
    compareNames(a, b)
  );
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
