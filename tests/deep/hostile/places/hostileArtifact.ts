import { aWireArtifact, type Json } from '../../../e2e/catalogue/brokenArtifacts';
import type { Attack } from '../corpus/attack';

/** The id of the artifact with this number. */
export function uuidOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/**
 * An artifact of the API with this text in every text field (contract/api 6.1). Its title
 * starts with its number.
 */
export function hostileArtifact({ text }: Pick<Attack, 'text'>, number: number): Json {
  const urn = `urn:trovi:user:chameleon:${text}`;
  const version = (slug: string, contents: string, setup: Json): Json => ({
    slug,
    created_at: '2026-03-02T14:07UTC',
    contents: { urn: contents },
    metrics: { access_count: 1, unique_access_count: 1, unique_cell_execution_count: 1 },
    links: [
      { label: text, verified: true, urn: text },
      { label: text, verified: false, urn: `urn:trovi:image:chi-uc:${text}` },
    ],
    environment_setup: [setup],
  });
  const git = 'urn:trovi:contents:git:https://github.com/lab';
  return aWireArtifact({
    uuid: uuidOf(number),
    title: `#${number} ${text}`,
    short_description: text,
    long_description: text,
    citation: number % 2 ? text : null,
    tags: [text],
    authors: [
      { full_name: text, affiliation: text, email: text },
      { full_name: 'Noor', affiliation: '', email: `${text}@example.org` },
    ],
    owner_urn: urn,
    roles: [{ user: urn, role: text }],
    linked_projects: [text],
    linked_artifacts: [
      { linked_title: text, linked_artifact: text, relation: 'collection', order: 0 },
      { linked_title: text, linked_artifact: uuidOf(1), relation: text, order: 1 },
    ],
    linked_from: [
      { linked_from_title: text, linked_from_owner: urn, source_artifact: text, relation: text },
    ],
    reproducibility: { enable_requests: true, access_hours: 1, requests: 0 },
    versions: [
      version(text, text, { type: text, arguments: text }),
      version('1', `${git}/${text}.git@${text}`, {
        type: 'source_code',
        arguments: { url: text, repo_url: text, protocol: text },
      }),
      version('2', `urn:trovi:contents:zenodo:${text}`, { type: 'jupyterhub', arguments: text }),
      version('3', `urn:trovi:contents:heat_template:${text}`, {
        type: 'heat_template',
        arguments: text,
      }),
      version('4', `urn:trovi:image:chi-uc:${text}`, { type: 'image', arguments: '' }),
      version('5', `urn:trovi:contents:http:${text}`, {
        type: 'source_code',
        arguments: JSON.stringify({ url: text, repo_url: text }),
      }),
    ],
  });
}

/** A long description with a mark, to find where the page shows it. */
export const markedProse = 'This paragraph stands in a long description.';
