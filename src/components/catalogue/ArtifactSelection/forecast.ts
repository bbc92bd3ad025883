import type { Artifact } from '../../../domain/artifact/artifact';
import { counted } from '../../../domain/artifact/formatCount';
import type { User } from '../../../domain/artifact/user';
import { type BulkChange, mayChange, stepOf } from '../../../domain/editing/bulk/bulkChange';

/** What is known about a change before anything is sent. */
interface Forecast {
  /** The artifacts that the user may change. */
  allowed: Artifact[];
  /** Says which artifacts are left out or stay as they are, and why. */
  remarks: string[];
}

/**
 * Says which artifacts a change leaves out, because the user may not change them, and which have
 * what it sets already. `change` is absent until its value is known.
 */
export function forecast(
  kind: BulkChange['kind'],
  change: BulkChange | undefined,
  artifacts: readonly Artifact[],
  user?: User,
): Forecast {
  const allowed = artifacts.filter((artifact) => mayChange({ kind }, artifact, user));
  const refused = artifacts.length - allowed.length;
  const same = change ? allowed.filter((artifact) => !stepOf(change, artifact)).length : 0;
  return {
    allowed,
    remarks: [
      refused > 0 ? refusal(kind, refused) : '',
      change && same > 0 ? sameness(change, same) : '',
    ].filter(Boolean),
  };
}

function refusal(kind: BulkChange['kind'], count: number): string {
  const isOne = count === 1;
  const left = `${counted(count, 'artifact')} ${isOne ? 'is' : 'are'} left out`;
  if (kind !== 'add-collaborator' && kind !== 'remove-collaborator') {
    return `${left}: you don’t have permission to change ${isOne ? 'it' : 'them'}.`;
  }
  const owners = isOne ? 'its owner' : 'their owners';
  return `${left}: only ${owners} and administrators can change roles.`;
}

function sameness(change: BulkChange, count: number): string {
  const isOne = count === 1;
  const some = counted(count, 'artifact');
  switch (change.kind) {
    case 'add-tag':
      return `${some} already ${isOne ? 'has' : 'have'} this tag.`;
    case 'remove-tag':
      return `${some} ${isOne ? 'doesn’t' : 'don’t'} have this tag.`;
    case 'visibility':
      return `${some} ${isOne ? 'is' : 'are'} already ${change.to}.`;
    case 'add-collaborator':
      return `This user already has the role, or owns the artifact, in ${some}.`;
    case 'remove-collaborator':
      return `This user doesn’t have the role in ${some}.`;
  }
}
