import { formatCount, wordFor } from '../../../domain/artifact/formatCount';
import { useCatalogueSummary } from './useCatalogueSummary';

/**
 * The number of public artifacts and of their users, in one line (product 2.3). Shows nothing
 * while they are not known.
 */
export function CatalogueFigures() {
  const { artifacts, users } = useCatalogueSummary()?.figures ?? { artifacts: 0, users: 0 };
  if (artifacts === 0) return null;
  return (
    <>
      <b>{formatCount(artifacts)}</b> {wordFor(artifacts, 'artifact')}
      {users > 0 && (
        <span title="The users of each artifact, added up">
          {' '}
          · run by <b>{formatCount(users)}</b> {wordFor(users, 'person', 'people')}
        </span>
      )}
    </>
  );
}
