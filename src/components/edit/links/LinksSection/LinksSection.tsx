import { useMemo, useRef, useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import {
  addLink,
  beginLinkEdits,
  countOtherRelations,
  isLinksInConflict,
  type LinkEntry,
  linkEntriesOf,
  moveLink,
  rebaseLinkEdits,
  removeLink,
} from '../../../../domain/editing/linkEdits';
import { DraftNotice } from '../../../drafts/DraftNotice';
import { ConflictNote } from '../../EditSection/ConflictNote';
import { EditSection } from '../../EditSection/EditSection';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { moveFocusToSubmit } from '../../EditSection/moveFocusToSubmit';
import { small, spokenOnly } from '../../../primitives/base/base.css';
import { FailureNote } from '../../../add/Submission/FailureNote';
import {
  addedAnnouncement,
  movedAnnouncement,
  removedAnnouncement,
} from '../LinkOrder/linkAnnouncements';
import { LinkChoice } from './LinkChoice';
import { LinkOrder } from '../LinkOrder/LinkOrder';
import { useLinksSection } from './useLinksSection';

/**
 * The Linked Artifacts section: a table to choose from, and the chosen artifacts in order.
 */
export function LinksSection(props: EditSectionProps) {
  const { artifact, formId } = props;
  const state = useLinksSection(props);
  const { words, draft, unsaved, isSaving, failure, refusals, focusRequests, save, discard } =
    state;
  const { change } = draft;
  const { value } = draft.edits;
  const host = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const selected = useMemo(() => new Set(value.map(({ id }) => id)), [value]);

  function remove({ id, title }: LinkEntry) {
    setAnnouncement(removedAnnouncement(title));
    change((last) => removeLink(last, id));
  }

  function toggle({ id, title }: Artifact) {
    if (selected.has(id)) return remove({ id, title });
    setAnnouncement(addedAnnouncement(title, value.length + 1));
    change((last) => addLink(last, { id, title }));
  }

  function move({ id, title }: LinkEntry, place: number) {
    setAnnouncement(movedAnnouncement(title, place, value.length));
    change((last) => moveLink(last, id, place));
  }

  const isInConflict = isLinksInConflict(draft.edits, artifact);
  const conflict = {
    name: 'Links',
    theirs: listOf(linkEntriesOf(artifact)),
    mine: listOf(value),
    onKeepMine() {
      moveFocusToSubmit(host, ':focus');
      change((last) => rebaseLinkEdits(last, artifact));
    },
    onTakeTheirs() {
      moveFocusToSubmit(host, ':focus');
      change(beginLinkEdits(artifact));
    },
  };
  const others = countOtherRelations(artifact);
  return (
    <EditSection
      words={words}
      unsaved={unsaved}
      isSaving={isSaving}
      onSave={() => {
        // The focused element is about to be disabled or removed.
        moveFocusToSubmit(host, 'fieldset :focus');
        save();
      }}
      onDiscard={() => {
        moveFocusToSubmit(host, '[type="reset"]:focus');
        discard();
      }}
      formId={formId}
      notes={
        <>
          <ConflictNote
            conflicts={isInConflict ? [conflict] : []}
            saveLabel={words.saveLabel}
            focusRequests={focusRequests}
          />
          {failure && <FailureNote {...failure} isAlert />}
        </>
      }
    >
      <DraftNotice draft={draft} />
      {others > 0 && (
        <p className={small}>
          {others === 1 ? 'One of these links is' : `${others} of these links are`} of a kind that
          this page does not know. {words.saveLabel} would make ordinary links of them.
        </p>
      )}
      <LinkChoice ownId={artifact.id} selected={selected} onToggle={toggle} />
      <div ref={host}>
        <LinkOrder
          entries={value}
          refusals={refusals}
          onDrag={({ id }, place) => change((last) => moveLink(last, id, place))}
          onMove={move}
          onRemove={remove}
        />
        <p className={spokenOnly} role="status">
          {announcement}
        </p>
      </div>
    </EditSection>
  );
}

function listOf(entries: readonly LinkEntry[]): string {
  if (entries.length === 0) return 'No links';
  return entries.map((entry, index) => `${index + 1}. ${displayTitle(entry)}`).join('\n');
}
