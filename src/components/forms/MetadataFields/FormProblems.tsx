import type { DraftProblem } from '../../../domain/drafts/draftValidation';
import { fieldLabel } from '../../../domain/drafts/draftField';
import { spokenOnly } from '../../ui/base/base.css';
import { FailureNote } from '../Submission/FailureNote';
import * as styles from '../Submission/FailureNote.css';
import type { DraftProblems } from './useDraftProblems';

export interface FormProblemsProps {
  /** The problems to show. */
  state: Pick<DraftProblems, 'attempts' | 'failure' | 'goTo' | 'hasTried' | 'problems'>;
}

/** Says why the form was not sent, with a link to each field concerned. */
export function FormProblems({ state }: FormProblemsProps) {
  const { attempts, failure, goTo, hasTried, problems } = state;
  const fields = problems.length > 0 && (
    <ul className={styles.fields}>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`} className={styles.field}>
          <button type="button" className={styles.link} onClick={() => goTo(field)}>
            {fieldLabel(field)}
          </button>
          {message}
        </li>
      ))}
    </ul>
  );
  const isHindered = hasTried && !failure && problems.length > 0;
  return (
    <>
      {/* The note changes with every fixed problem. Screen readers announce only the problems at
         the last attempt. */}
      <p className={spokenOnly} role="alert" key={attempts}>
        {isHindered && attempts > 0 && spokenSummary(problems)}
      </p>
      {failure && (
        <FailureNote {...failure} isAlert>
          {fields}
        </FailureNote>
      )}
      {isHindered && <FailureNote heading={countOf(problems)}>{fields}</FailureNote>}
    </>
  );
}

function spokenSummary(problems: readonly DraftProblem[]): string {
  const said = problems.map(({ field, message }) => `${fieldLabel(field)}: ${message}`);
  return `${countOf(problems)} ${said.join(' ')}`;
}

function countOf({ length }: readonly DraftProblem[]): string {
  return length === 1 ? 'One field needs attention.' : `${length} fields need attention.`;
}
