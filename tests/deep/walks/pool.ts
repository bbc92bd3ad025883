import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs } from '../../e2e/fixtures/catalogueApi';
import type { RunningSandbox } from '../../../sandbox/sandbox';

/** An artifact of `mokafor` on which `liwei` collaborates. */
export interface OwnArtifact {
  id: string;
  /** Its version slugs, newest first. */
  slugs: string[];
}

const spare: OwnArtifact[] = [];

/** An unchanged artifact. */
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

/** Returns an unchanged artifact to the pool. */
export function giveBack(artifact: OwnArtifact): void {
  spare.push(artifact);
}
