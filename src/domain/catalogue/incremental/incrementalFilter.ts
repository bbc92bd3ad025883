import type { Artifact } from '../../artifact/artifact';
import { facetKey } from '../facets';
import { flagNames } from '../flagFilters';
import { type ArtifactFilters, filterArtifacts, type FilterContext, isFiltering } from '../filters';
import { isNarrowerSearch } from '../search/parseSearch';
import { appendedTo } from './appendedTo';
import { partsOf, type Steps } from './steps';

/** How many results are kept. Enough to delete a typed word letter by letter. */
const mostAnswers = 20;

interface Answer {
  filters: ArtifactFilters;
  found: readonly Artifact[];
}

interface Asked extends FilterContext {
  artifacts: readonly Artifact[];
  answers: Answer[];
}

/**
 * Creates a {@link filterArtifacts} in steps that reuses its previous results for the same array of
 * artifacts: it narrows the previous result when the query only gets stricter, and returns a known
 * result again. If the next array only has more artifacts at its end, it looks at these only. Pass
 * a new array when the artifacts change.
 */
export function createIncrementalFilter() {
  let last: Asked | undefined;
  return function* (
    artifacts: readonly Artifact[],
    filters: ArtifactFilters,
    { badges, user }: FilterContext,
  ): Steps<readonly Artifact[]> {
    if (last?.artifacts !== artifacts || last.badges !== badges || last.user !== user) {
      const isSame = last?.badges === badges && last.user === user;
      const answers = last && isSame ? withMore(last, artifacts) : [];
      last = { artifacts, badges, user, answers };
    }
    const wider = last.answers.filter((answer) => isNarrowing(answer.filters, filters));
    const start = wider.reduce<Answer | undefined>(
      (best, answer) => (best && best.found.length <= answer.found.length ? best : answer),
      undefined,
    );
    if (start && isNarrowing(filters, start.filters)) return start.found;
    const asked = last;
    const found = yield* filterInSteps(start?.found ?? artifacts, filters, { badges, user });
    asked.answers = [{ filters, found }, ...asked.answers].slice(0, mostAnswers);
    return found;
  };
}

function* filterInSteps(
  artifacts: readonly Artifact[],
  filters: ArtifactFilters,
  context: FilterContext,
): Steps<readonly Artifact[]> {
  if (!isFiltering(filters)) return artifacts;
  const found: Artifact[] = [];
  for (const part of partsOf(artifacts)) {
    found.push(...filterArtifacts(part, filters, context));
    yield;
  }
  return found;
}

/** The last answer for the same artifacts and more at their end. Others are not worth the work. */
function withMore(
  { artifacts: known, answers, badges, user }: Asked,
  artifacts: Asked['artifacts'],
) {
  const [newest] = answers;
  const more = newest && appendedTo(known, artifacts);
  if (!more) return [];
  const { filters, found } = newest;
  if (found === known) return [{ filters, found: artifacts }];
  return [{ filters, found: [...found, ...filterArtifacts(more, filters, { badges, user })] }];
}

/** Whether every artifact that matches `to` also matches `from`. */
function isNarrowing(from: ArtifactFilters, to: ArtifactFilters): boolean {
  return (
    isNarrowerSearch(from.q, to.q) &&
    isWithin(from.tags.map(facetKey), to.tags.map(facetKey)) &&
    isWithin(from.badges, to.badges) &&
    flagNames.every((flag) => to[flag] || !from[flag])
  );
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((item) => all.includes(item));
}
