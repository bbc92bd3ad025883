/** A ref of a remote repository, as the lookup lists it (product 3.5; contract/portal 1.2). */
export interface GitRef {
  /** The full hash of its commit or annotated tag. */
  commit: string;
  /** Its full name: `HEAD`, `refs/heads/main`, `refs/tags/v1.0`, `refs/tags/v1.0^{}`. */
  name: string;
}

/** The kind of a ref. `HEAD` occurs only if no branch is at the remote's HEAD commit. */
export type GitRefKind = 'default branch' | 'HEAD' | 'branch' | 'tag';

/** A branch or tag to create a version from (product 2.10.6). */
export interface GitRefOption {
  /** The full name. It distinguishes a tag from a branch with the same short name. */
  ref: string;
  /** The short name: `main`, `feature/x`, `v1.0`. */
  name: string;
  kind: GitRefKind;
  /** The full hash of the commit, also for an annotated tag. */
  commit: string;
}

const branchPrefix = 'refs/heads/';
const tagPrefix = 'refs/tags/';
const peeledSuffix = '^{}';
/** The default branch if several branches are at the remote's HEAD. */
const usualDefaults = ['main', 'master'];

/**
 * The options from refs: the default branch, other branches by name, then tags, newest version
 * first. Omits pull requests and other namespaces. An annotated tag represents its commit. Each ref
 * occurs once (contract/portal 1.2).
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
 * The options whose name contains every word of a text, ignoring letter case. Exact matches come
 * first, then names that start with the text.
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
  return found.sort((a, b) => nearness(a) - nearness(b));
}

/**
 * The option that the path of a page names: a branch, a tag or a commit, perhaps followed by the
 * path of a file. The longest name wins. `undefined` if there is none, or if a branch and a tag of
 * this name are at different commits.
 */
export function refNamedBy(
  options: readonly GitRefOption[],
  refPath: string,
): GitRefOption | undefined {
  const named = options
    .filter(({ name }) => refPath === name || refPath.startsWith(`${name}/`))
    .sort((a, b) => b.name.length - a.name.length);
  const [first] = named;
  if (!first) {
    const [hash = ''] = refPath.split('/');
    return /^[0-9a-f]{7,64}$/i.test(hash)
      ? options.find(({ commit }) => commit.startsWith(hash.toLowerCase()))
      : undefined;
  }
  const alike = named.filter(({ name }) => name === first.name);
  return alike.every(({ commit }) => commit === first.commit) ? first : undefined;
}

/** The branch at HEAD, or else HEAD itself; `undefined` if the remote has no HEAD. */
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

/** Natural order: `run-2` before `run-10`. Names that differ only in case have a fixed order. */
function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : 1);
}

/**
 * A version in a tag's name. `release-v1.2-rc1` has the series `release-`, the numbers 1 and 2, and
 * the suffix `-rc1`.
 */
const versionPattern = /^(?<series>\D*?)v?(?<numbers>\d+(?:[._]\d+)*)(?<suffix>.*)$/is;

function readVersion(name: string) {
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
    // `1.0` is newer than `1.0-rc1`.
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
