import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { counted } from '../../../domain/artifact/formatCount';
import type { BulkChange } from '../../../domain/editing/bulk/bulkChange';
import { findRoleProblems } from '../../../domain/editing/roles/roleProblems';
import { urnOfNewRole } from '../../../domain/editing/roles/roleEdits';
import { button, primary, smallButton } from '../../ui/buttons/buttons.css';
import { Field } from '../../ui/Field/Field';
import { input as inputClass } from '../../ui/Field/Field.css';
import { TagPicker } from '../../forms/TagPicker/TagPicker';
import { useServices, useUser } from '../../services/TroviContext';
import { useTagVocabulary } from '../../services/useVocabulary';
import * as styles from './ArtifactSelection.css';
import { forecast } from './forecast';

/** The changes that the bar offers. */
export type ChangeKind = 'add-tag' | 'remove-tag' | 'visibility' | 'add-collaborator';

/** The labels of the actions. */
export const changeNames: Record<ChangeKind, string> = {
  'add-tag': 'Add a tag',
  'remove-tag': 'Remove a tag',
  visibility: 'Change visibility',
  'add-collaborator': 'Add a collaborator',
};

const fieldNames: Record<ChangeKind, string> = {
  'add-tag': 'Tag to add',
  'remove-tag': 'Tag to remove',
  visibility: 'Visibility',
  'add-collaborator': 'User name or email address',
};

export interface ChangeFormProps {
  kind: ChangeKind;
  /** The selected artifacts. */
  artifacts: readonly Artifact[];
  /** Called with the change to make, and the artifacts that the user may change. */
  onChange: (change: BulkChange, artifacts: readonly Artifact[]) => void;
  /** Called when the form should close. */
  onCancel: () => void;
}

/** Asks for the value of a change, and shows how many artifacts get it. */
export function ChangeForm({ kind, artifacts, onChange, onCancel }: ChangeFormProps) {
  const { configuration } = useServices();
  const user = useUser();
  const vocabulary = useTagVocabulary();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const remarkId = useId();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [kind]);

  const choices = choicesOf(kind, artifacts, vocabulary.tags);
  const value = choices && !choices.includes(text) ? '' : text;
  const valueProblem =
    kind === 'add-collaborator'
      ? userProblem(value, artifacts[0], configuration)
      : value
        ? undefined
        : 'Please choose one.';
  const change = valueProblem ? undefined : changeOf(kind, value, configuration);
  const { allowed, remarks } = forecast(kind, change, artifacts, user);

  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(valueProblem);
    if (change) onChange(change, allowed);
    else form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }

  const field = { label: fieldNames[kind], name: 'bulk', problem };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label={changeNames[kind]}
    >
      <div className={styles.formField}>
        {kind === 'add-tag' || kind === 'remove-tag' ? (
          <TagPicker
            {...field}
            isSingle
            vocabulary={
              kind === 'add-tag'
                ? vocabulary
                : { ...vocabulary, tags: choices ?? [], status: 'ready' }
            }
            missing={kind === 'remove-tag' ? notAmongSelected : undefined}
            chosen={value ? [value] : []}
            onChange={([tag = '']) => setText(tag)}
          />
        ) : (
          <Field {...field}>
            {(attributes) =>
              choices ? (
                <select
                  {...attributes}
                  className={inputClass}
                  value={value}
                  onChange={({ target }) => setText(target.value)}
                >
                  <option value="">Choose…</option>
                  {choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {choice}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...attributes}
                  className={inputClass}
                  dir="auto"
                  autoComplete="off"
                  value={value}
                  onChange={({ target }) => setText(target.value)}
                />
              )
            }
          </Field>
        )}
      </div>
      <div className={styles.row}>
        <button
          type="submit"
          className={`${button} ${smallButton} ${primary}`}
          disabled={allowed.length === 0}
          aria-describedby={remarkId}
        >
          Apply to {counted(allowed.length, 'artifact')}
        </button>
        <button type="button" className={`${button} ${smallButton}`} onClick={onCancel}>
          Cancel
        </button>
      </div>
      <p className={styles.remark} id={remarkId}>
        {[...remarks, remarkOn(kind, value)].join(' ')}
      </p>
    </form>
  );
}

const notAmongSelected = (typed: string) => `No selected artifact has a tag “${typed}”.`;

/** The values to choose from. `undefined` for a text. */
function choicesOf(
  kind: ChangeKind,
  artifacts: readonly Artifact[],
  vocabulary: readonly string[],
): readonly string[] | undefined {
  if (kind === 'visibility') return ['public', 'private'];
  if (kind === 'add-tag') return vocabulary;
  if (kind === 'remove-tag') return [...new Set(artifacts.flatMap(({ tags }) => tags))].sort();
  return undefined;
}

type Names = { urnNamespace: string; urnProvider: string };

function changeOf(kind: ChangeKind, value: string, names: Names): BulkChange {
  if (kind === 'visibility') return { kind, to: value === 'public' ? 'public' : 'private' };
  if (kind === 'add-collaborator') {
    return { kind, user: urnOfNewRole({ id: 1, user: value, role: 'collaborator' }, names) };
  }
  return { kind, tag: value };
}

/** The problem with a user name, as in the Roles section. Users with the role are skipped later. */
function userProblem(user: string, artifact: Artifact | undefined, names: Names) {
  if (!artifact) return undefined;
  const additions = [{ id: 1, user, role: 'collaborator' } as const];
  const blank = { ...artifact, roles: [], ownerUrn: '' };
  return findRoleProblems({ changes: [], additions: [...additions] }, blank, names)[0]?.message;
}

function remarkOn(kind: ChangeKind, value: string): string {
  if (kind === 'add-collaborator') {
    return 'Collaborators may change the artifacts, and delete them. Check the spelling: the catalogue accepts names that don’t exist.';
  }
  if (kind !== 'visibility') return 'Changes by others are kept. You can undo this.';
  if (value === 'public') return 'Everyone will find them. You can undo this.';
  return 'Private artifacts with a DOI stay visible to everyone. You can undo this.';
}
