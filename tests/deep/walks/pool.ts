import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs } from '../../e2e/fixtures/catalogueApi';
import type { RunningSandbox } from '../../../dashboard/sandbox/sandbox';

/** An artifact of `mokafor` on which `liwei` collaborates. */
export interface OwnArtifact {
  id: string;
  /** Of its versions, newest first. */
  slugs: string[];
}

const spare: OwnArtifact[] = [];

/** An artifact that nobody has changed yet. */
export async function takeArtifact(sandbox: RunningSandbox): Promise<OwnArtifact> {
  const known = spare.pop();
  if (known) return known;
  const api = apiAs(sandbox, accounts.owner);
  const id = await api.create({ title: 'An artifact to walk over' });
  const first = await api.addVersion(id);
  const second = await api.addVersion(id);
  await api.addRole(id, accounts.collaborator.username, 'collaborator');
  return { id, slugs: [second, first] };
}

/** Keeps an artifact that was not changed for the next walk. */
export function giveBack(artifact: OwnArtifact): void {
  spare.push(artifact);
}
