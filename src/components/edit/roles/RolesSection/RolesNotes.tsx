import type { Artifact } from '../../../../domain/artifact/artifact';
import {
  findRoleConflicts,
  keepMyRole,
  takeTheirRole,
} from '../../../../domain/editing/roles/roleConflicts';
import { rowOfEntry } from '../../../../domain/editing/roles/roleProblems';
import { usernameOf } from '../../../../domain/urn/urn';
import { ConflictNote } from '../../EditSection/ConflictNote';
import { FailureNote } from '../../../add/Submission/FailureNote';
import * as styles from './RolesSection.css';
import type { useRolesForm } from './useRolesForm';

export interface RolesNotesProps {
  artifact: Artifact;
  form: ReturnType<typeof useRolesForm>;
}

/** Notes about conflicts, problems, and the outcome of a failed save. */
export function RolesNotes({ artifact, form }: RolesNotesProps) {
  const { change, draft, failure, focusRequests, names, problems, words } = form;
  const outcomes = failure?.outcomes ?? [];
  const conflicts = findRoleConflicts(draft.edits, artifact).map((conflict) => {
    const { entry, to } = conflict.change;
    const row = rowOfEntry(entry);
    return {
      name: `${usernameOf(entry.user)}, who was ${entry.role}`,
      theirs: conflict.theirs.join(', ') || 'No role',
      mine: to ?? 'No role',
      onKeepMine: () => change(row, (edits) => keepMyRole(edits, conflict, artifact, names)),
      onTakeTheirs: () => change(row, (edits) => takeTheirRole(edits, conflict)),
    };
  });
  return (
    <>
      <ConflictNote
        conflicts={conflicts}
        saveLabel={words.saveLabel}
        focusRequests={focusRequests}
      />
      {problems.length > 0 && (
        <FailureNote
          heading={
            problems.length === 1
              ? 'One row needs attention.'
              : `${problems.length} rows need attention.`
          }
          advice="Nothing was sent."
        />
      )}
      {failure && (
        <FailureNote
          heading={failure.heading}
          said={outcomes.length > 0 ? [] : failure.said}
          reason={failure.reason}
          advice={failure.advice}
          isAlert
        >
          {outcomes.length > 0 && (
            <ul className={styles.outcomes}>
              {outcomes.map((outcome) => (
                <li key={outcome} className={styles.outcome}>
                  {outcome}
                </li>
              ))}
            </ul>
          )}
        </FailureNote>
      )}
    </>
  );
}
