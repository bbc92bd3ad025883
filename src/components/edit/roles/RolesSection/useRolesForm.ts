import { type RefObject, useEffect, useMemo, useState } from 'react';
import {
  addNewRole,
  type RoleEdits,
  roleEditRules,
} from '../../../../domain/editing/roles/roleEdits';
import {
  findRoleProblems,
  rowOfNewRole,
  type RoleRowKey,
} from '../../../../domain/editing/roles/roleProblems';
import {
  type LostRight,
  lostRight,
  type RoleStep,
} from '../../../../domain/editing/roles/roleSteps';
import { useServices } from '../../../services/TroviContext';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { focusWithin } from '../../../add/Submission/focusWithin';
import type { FailedSave } from '../../saving/saveSection';
import { useSectionSave } from '../../saving/useSectionSave';
import { isEntryRefusal, linesOf, rolesFailure, rolesSavePlan } from './rolesSave';
import { controlOfRow } from './rowControls';

type Refusals = Partial<Record<RoleRowKey, string>>;

/** State of the Roles section. `form` holds the rows. */
export function useRolesForm(props: EditSectionProps, form: RefObject<HTMLElement | null>) {
  const { artifact, editor } = props;
  const { urnNamespace, urnProvider } = useServices().configuration;
  const names = useMemo(() => ({ urnNamespace, urnProvider }), [urnNamespace, urnProvider]);
  const rules = useMemo(() => roleEditRules(names), [names]);
  const saving = useSectionSave(props, 'roles', rules);
  const { draft, user, isSaving, call } = saving;
  const [tried, setTried] = useState<readonly RoleRowKey[]>([]);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [atStake, setAtStake] = useState<LostRight>();
  const [wanted, setWanted] = useState<{ control: string }>();
  useEffect(() => {
    // No field can take the focus during a request.
    if (wanted && !isSaving) focusWithin(form, `[name="${wanted.control}"]`);
  }, [form, wanted, isSaving]);

  const { edits } = draft;
  const found = findRoleProblems(edits, artifact, names);
  // Problems show only after an attempt to save.
  const problems = found.filter(({ row }) => tried.includes(row));

  function goTo(control: string) {
    setWanted({ control });
  }

  function begin() {
    saving.forgetFailure();
    setRefusals({});
    setTried([]);
    setWanted(undefined);
  }

  /** Changes a row and removes the server's message about it. */
  function change(row: RoleRowKey, next: (edits: RoleEdits) => RoleEdits) {
    if (isSaving) return;
    setRefusals((all) => ({ ...all, [row]: undefined }));
    draft.change(next);
  }

  function add() {
    if (isSaving) return;
    const next = addNewRole(edits);
    draft.change(next);
    const row = next.additions.at(-1);
    if (row) goTo(controlOfRow(artifact, rowOfNewRole(row)));
  }

  function save() {
    const [first] = found;
    if (first) {
      saving.forgetFailure();
      setTried(found.map(({ row }) => row));
      goTo(controlOfRow(artifact, first.row));
    } else if (draft.isDirty) {
      void call.run(() => send());
    } else {
      begin();
      saving.sayUnchanged();
    }
  }

  /** Saves, unless the user would lose a right other than the confirmed one. */
  async function send(confirmed?: LostRight) {
    focusWithin(form, '[type="submit"]');
    begin();
    const plan = rolesSavePlan(editor, names, user, (steps, now) => {
      const lost = lostRight(now, steps, user);
      if (!lost || lost === confirmed) return false;
      setAtStake(lost);
      return true;
    });
    const result = await saving.send(plan, { wordsFor: rolesFailure });
    if (result.kind === 'failed') showRefusals(result);
  }

  function showRefusals({ outcomes, artifact: now = artifact }: FailedSave<RoleStep>) {
    const refused = outcomes.filter(({ error }) => isEntryRefusal(error));
    setRefusals(
      Object.fromEntries(refused.map((outcome) => [outcome.step.row, linesOf(outcome).join(' ')])),
    );
    const [first] = refused;
    if (first) goTo(controlOfRow(now, first.step.row));
  }

  function discard() {
    begin();
    draft.discard();
  }

  return {
    ...saving,
    names,
    draft: { ...draft, discard },
    change,
    add,
    goTo,
    save,
    discard,
    /** Problems in the rows that the user tried to save. */
    problems,
    /** The right that the user would lose, while the dialog asks for confirmation. */
    atStake,
    confirm: () => {
      setAtStake(undefined);
      void call.run(() => send(atStake));
    },
    cancel: () => setAtStake(undefined),
    problemOf: (row: RoleRowKey) =>
      problems.find((problem) => problem.row === row)?.message ?? refusals[row],
  };
}
