import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { canEditRoles } from '../../../../domain/artifact/permissions';
import { CallError } from '../../../../domain/errors';
import { findRoleConflicts } from '../../../../domain/editing/roles/roleConflicts';
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
import { type LostRight, lostRight, roleSteps } from '../../../../domain/editing/roles/roleSteps';
import { useServices, useUser } from '../../../services/TroviContext';
import { useEdits } from '../../../drafts/useEdits';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { focusWithin } from '../../../add/Submission/focusWithin';
import { toastOfFailure } from '../../../add/Submission/submissionFailure';
import { useSingleCall } from '../../../add/Submission/useSingleCall';
import { controlOfRow } from './rowControls';
import { linesOf, lookFailure, messages, type RolesFailure, saveFailure } from './roleSaveWords';
import { isEntryRefusal, type RoleOutcome, sendRoleSteps } from './sendRoleSteps';

type Refusals = Partial<Record<RoleRowKey, string>>;

/** What becomes of the rows between the first touch and the server's answers. */
export function useRolesForm(props: EditSectionProps, form: RefObject<HTMLElement | null>) {
  const { artifact, editor, drafts, onArtifact, onNotify } = props;
  const { urnNamespace, urnProvider } = useServices().configuration;
  const names = useMemo(() => ({ urnNamespace, urnProvider }), [urnNamespace, urnProvider]);
  const rules = useMemo(() => roleEditRules(names), [names]);
  const user = useUser();
  const draft = useEdits<RoleEdits>({
    ownerUrn: user?.urn,
    section: 'roles',
    storage: drafts,
    artifact,
    rules,
  });
  const { isSending, run } = useSingleCall();
  const [tried, setTried] = useState<readonly RoleRowKey[]>([]);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [failure, setFailure] = useState<RolesFailure>();
  const [holdUps, setHoldUps] = useState(0);
  const [atStake, setAtStake] = useState<LostRight>();
  const [wanted, setWanted] = useState<{ control: string }>();
  useEffect(() => {
    // While a request runs no field takes the focus.
    if (wanted && !isSending) focusWithin(form, `[name="${wanted.control}"]`);
  }, [form, wanted, isSending]);

  const { edits } = draft;
  const found = findRoleProblems(edits, artifact, names);
  // A row is no mistake before somebody has tried to save it.
  const problems = found.filter(({ row }) => tried.includes(row));

  function goTo(control: string) {
    setWanted({ control });
  }

  function begin() {
    setFailure(undefined);
    setRefusals({});
    setTried([]);
    setWanted(undefined);
  }

  /** Changes the edits on behalf of a row, of which what the server said holds no more. */
  function change(row: RoleRowKey, next: (edits: RoleEdits) => RoleEdits) {
    if (isSending) return;
    setRefusals((all) => ({ ...all, [row]: undefined }));
    draft.change(next);
  }

  function add() {
    if (isSending) return;
    const next = addNewRole(edits);
    draft.change(next);
    const row = next.additions.at(-1);
    if (row) goTo(controlOfRow(artifact, rowOfNewRole(row)));
  }

  function save() {
    const [first] = found;
    if (first) {
      setFailure(undefined);
      setTried(found.map(({ row }) => row));
      goTo(controlOfRow(artifact, first.row));
    } else if (draft.isDirty) {
      void run(() => send());
    } else {
      begin();
      onNotify?.('info', messages.unchanged);
    }
  }

  /** Saves, unless the user would lose a right that is not the one confirmed. */
  async function send(confirmed?: LostRight) {
    focusWithin(form, '[type="submit"]');
    begin();
    const now = await look();
    if (!now) return;
    const latest = rules.follow(edits, now);
    if (findRoleConflicts(latest, now).length > 0) return setHoldUps((count) => count + 1);
    const steps = roleSteps(latest, names, user);
    if (steps.length === 0) {
      draft.settle(now);
      return onNotify?.('info', messages.unchanged);
    }
    const lost = lostRight(now, steps, user);
    if (lost && lost !== confirmed) return setAtStake(lost);
    const { outcomes, artifact: then } = await sendRoleSteps({
      editor,
      artifact: now,
      steps,
      user,
      onStep: takeOver,
    });
    if (outcomes.some(({ result }) => result !== 'done')) {
      takeOver(then);
      return failPartly(outcomes, then);
    }
    onArtifact(then);
    draft.settle(then);
    onNotify?.('positive', messages.saved);
  }

  async function look(): Promise<Artifact | undefined> {
    try {
      const now = await editor.find(artifact.id);
      onArtifact(now);
      if (!canEditRoles(now, user)) throw new CallError('refused', noRight, 403, [noRight]);
      return now;
    } catch (error) {
      fail(lookFailure(error));
      return undefined;
    }
  }

  /** What has taken effect is no change any more, from this moment on. */
  function takeOver(now: Artifact) {
    draft.change((last) => rules.follow(last, now));
    onArtifact(now);
  }

  function failPartly(outcomes: readonly RoleOutcome[], now: Artifact) {
    fail(saveFailure(outcomes));
    const refused = outcomes.filter(({ error }) => isEntryRefusal(error));
    setRefusals(
      Object.fromEntries(refused.map((outcome) => [outcome.step.row, linesOf(outcome).join(' ')])),
    );
    const [first] = refused;
    if (first) goTo(controlOfRow(now, first.step.row));
  }

  function fail(words: RolesFailure) {
    setFailure(words);
    onNotify?.('negative', toastOfFailure(words));
  }

  return {
    names,
    user,
    draft: { ...draft, discard },
    isSending,
    change,
    add,
    goTo,
    save,
    discard,
    failure,
    /** What is wrong with rows that somebody has tried to save. */
    problems,
    holdUps,
    /** What the user would lose by the save that waits for a yes. */
    atStake,
    confirm: () => {
      setAtStake(undefined);
      void run(() => send(atStake));
    },
    cancel: () => setAtStake(undefined),
    problemOf: (row: RoleRowKey) =>
      problems.find((problem) => problem.row === row)?.message ?? refusals[row],
  };

  function discard() {
    begin();
    draft.discard();
  }
}

const noRight = 'You may not edit the roles of this artifact any more.';
