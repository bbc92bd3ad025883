import wire from '../../../src/api/examples/artifact.json';
import { pictureIds } from './pictureIds';

/** The commit of the only branch. */
const commit = '4f1c2d9e8b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3e';
/** The unchanged artifact. */
export const other = {
  ...wire,
  uuid: '11111111-2222-4333-8444-555555555555',
  title: 'Another study',
};

/** Artifacts with glyphs in all colours. */
const pictures = pictureIds.map((id, order) => ({
  linked_title: id,
  linked_artifact: id,
  relation: 'collection',
  order,
}));

/** The responses of catalogue and portal while editing. */
export const editingResponses: Record<string, unknown> = {
  [`/artifacts/${wire.uuid}/`]: wire,
  [`/artifacts/${other.uuid}/`]: other,
  '/artifacts/': { artifacts: [wire, other], next: {} },
  '/artifacts/pictures/': { ...wire, uuid: 'pictures', linked_artifacts: pictures },
  '/artifacts/late/': new Promise(() => {}),
  '/meta/tags/': { tags: [{ tag: 'education' }, { tag: 'networking' }] },
  '/experiment/share/api/badges': { badges: [], artifact_badges: [] },
  '/experiment/share/api/git/': { result: [[commit, 'refs/heads/main']] },
};

/** The responses while adding an artifact. */
export const addingResponses: Record<string, unknown> = {
  ...editingResponses,
  '/artifacts/': { ...wire, uuid: 'new-artifact' },
  '/import/': { ...wire, uuid: 'new-artifact' },
};
