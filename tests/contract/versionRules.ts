import {
  demand,
  isMembers,
  listProblem,
  type Members,
  type Problem,
  problemsOf,
  textProblem,
  unknownMembers,
} from './readFields';
import { unhandled } from './refusals';

/** A version as the API returns it (contract/api 6.1). */
export interface Version {
  slug: string;
  created_at: string;
  contents: { urn: string };
  metrics: Record<'access_count' | 'unique_access_count' | 'unique_cell_execution_count', number>;
  links: { label: string; verified: boolean; urn: string }[];
  environment_setup: { type: string; arguments: unknown }[];
}

/** The allowed characters of a URN (contract/api 7). */
const urnPattern = /^urn:[a-z0-9-]{0,31}:[a-z0-9()+,\-.:=@;$_!*'%/?#]+$/i;

/** The most characters of a contents URN that the database stores (contract/api 7). */
const longestUrn = 254;

/**
 * Reads a version to create (contract/api 2.8). `place` is its name in shape U: `.` for a call of
 * its own. Throws the refusal that the contract names.
 */
export function readVersion(sent: unknown, place = '.'): Omit<Version, 'slug' | 'created_at'> {
  const within = (problem: Problem) => (place === '.' ? problem : problem && { [place]: problem });
  if (!isMembers(sent)) throw unhandled();
  demand(within(unknownMembers(sent, ['contents', 'links', 'environment_setup'], place)));
  const { contents, links, environment_setup: setups } = sent;
  if (contents !== undefined && contents !== null && !isMembers(contents)) throw unhandled();
  if (Array.isArray(setups)) demandOneSetup(setups);
  demand(
    within(
      problemsOf({
        contents: contentsProblem(contents),
        links: listProblem(links, linkProblem),
        environment_setup: listProblem(setups, setupProblem),
      }),
    ),
  );
  const urn = textOf((contents as Members).urn);
  if (urn.length > longestUrn) throw unhandled();
  const stored = (setups as Version['environment_setup'] | undefined) ?? [];
  return {
    contents: { urn },
    metrics: { access_count: 0, unique_access_count: 0, unique_cell_execution_count: 0 },
    links: ((links as Members[] | undefined) ?? []).map((link) => ({
      label: textOf(link.label),
      verified: false,
      urn: textOf(link.urn),
    })),
    environment_setup: stored.length > 0 ? stored : [{ type: 'jupyterhub', arguments: {} }],
  };
}

/** Two setups, and one without arguments, are faults of the server (contract/api 2.8). */
function demandOneSetup(setups: unknown[]): void {
  if (setups.length > 1) throw unhandled();
  const [setup] = setups;
  if (isMembers(setup) && (setup.arguments === undefined || setup.arguments === null)) {
    throw unhandled();
  }
}

function contentsProblem(contents: unknown): Problem {
  if (contents === undefined) return ['This field is required.'];
  if (contents === null) return ['This field may not be null.'];
  return (
    unknownMembers(contents as Members, ['urn'], 'contents') ??
    problemsOf({ urn: textProblem((contents as Members).urn, { pattern: urnPattern }) })
  );
}

function linkProblem(link: unknown): Problem {
  if (!isMembers(link)) return { non_field_errors: ['Invalid data. Expected a dictionary.'] };
  return (
    unknownMembers(link, ['label', 'urn'], 'links') ??
    problemsOf({
      label: textProblem(link.label, { max: 40 }),
      urn: textProblem(link.urn, { max: longestUrn, pattern: urnPattern }),
    })
  );
}

function setupProblem(setup: unknown): Problem {
  if (!isMembers(setup)) return { non_field_errors: ['Invalid data. Expected a dictionary.'] };
  return (
    unknownMembers(setup, ['type', 'arguments'], 'environment_setup') ??
    problemsOf({ type: textProblem(setup.type) })
  );
}

const textOf = (value: unknown) => String(value).trim();
