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

/** What becomes of the rows between the first touch and the server's answers. */
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
    // While a request runs no field takes the focus.
    if (wanted && !isSaving) focusWithin(form, `[name="${wanted.control}"]`);
  }, [form, wanted, isSaving]);

  const { edits } = draft;
  const found = findRoleProblems(edits, artifact, names);
  // A row is no mistake before somebody has tried to save it.
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

  /** Changes the edits on behalf of a row, of which what the server said holds no more. */
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
    /** What is wrong with rows that somebody has tried to save. */
    problems,
    /** What the user would lose by the save that waits for a yes. */
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
