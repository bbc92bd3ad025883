import { useMemo, useState } from 'react';
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
import { type LostRight, lostRight } from '../../../../domain/editing/roles/roleSteps';
import { useServices } from '../../../services/TroviContext';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { useFocusRequest } from '../../../forms/Submission/useFocusRequest';
import { useSectionSave } from '../../EditSection/useSectionSave';
import { isEntryRefusal, linesOf, rolesFailure, rolesSavePlan } from './rolesSave';
import { controlOfRow } from './rowControls';

type Refusals = Partial<Record<RoleRowKey, string>>;

/** State of the Roles section. */
export type RolesForm = ReturnType<typeof useRolesForm>;

/** Holds the state of the Roles section. */
export function useRolesForm(props: EditSectionProps) {
  const { artifact, editor } = props;
  const { urnNamespace, urnProvider } = useServices().configuration;
  const names = useMemo(() => ({ urnNamespace, urnProvider }), [urnNamespace, urnProvider]);
  const rules = useMemo(() => roleEditRules(names), [names]);
  const saving = useSectionSave(props, 'roles', rules);
  const { draft, user, isSaving, form } = saving;
  const [tried, setTried] = useState<readonly RoleRowKey[]>([]);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [atStake, setAtStake] = useState<LostRight>();
  const requestFocus = useFocusRequest(form, isSaving);

  const { edits } = draft;
  const found = findRoleProblems(edits, artifact, names);
  // Problems show only after an attempt to save.
  const problems = found.filter(({ row }) => tried.includes(row));

  const goTo = (control: string) => requestFocus(`[name="${control}"]`);

  function begin() {
    saving.forgetFailure();
    setRefusals({});
    setTried([]);
    requestFocus();
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
      send();
    } else {
      begin();
      saving.sayUnchanged();
    }
  }

  /** Saves, unless the user would lose a right other than the confirmed one. */
  function send(confirmed?: LostRight) {
    const plan = rolesSavePlan(editor, names, user, (steps, now) => {
      const lost = lostRight(now, steps, user);
      if (!lost || lost === confirmed) return false;
      setAtStake(lost);
      return true;
    });
    void saving.save(plan, {
      onBegin: begin,
      onFailed(failure) {
        saving.fail(rolesFailure(failure));
        const refused = failure.outcomes.filter(({ error }) => isEntryRefusal(error));
        setRefusals(
          Object.fromEntries(refused.map((one) => [one.step.row, linesOf(one).join(' ')])),
        );
        const [first] = refused;
        if (first) goTo(controlOfRow(failure.artifact ?? artifact, first.step.row));
      },
    });
  }

  return {
    ...saving,
    names,
    change,
    add,
    goTo,
    save,
    discard: () => {
      begin();
      draft.discard();
    },
    /** Problems in the rows that the user tried to save. */
    problems,
    /** The right that the user would lose, while the dialog asks for confirmation. */
    atStake,
    confirm: () => {
      setAtStake(undefined);
      send(atStake);
    },
    cancel: () => setAtStake(undefined),
    problemOf: (row: RoleRowKey) =>
      problems.find((problem) => problem.row === row)?.message ?? refusals[row],
  };
}
