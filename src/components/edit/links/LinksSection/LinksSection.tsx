import { useMemo, useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { displayTitle } from '../../../../domain/artifact/derivedValues';
import {
  addLink,
  countOtherRelations,
  isLinksInConflict,
  linkEditRules,
  type LinkEntry,
  linkEntriesOf,
  moveLink,
  rebaseLinkEdits,
  removeLink,
  revertLinks,
} from '../../../../domain/editing/linkEdits';
import { EditSection } from '../../EditSection/EditSection';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { small, spokenOnly } from '../../../ui/base/base.css';
import { FailureNote } from '../../../forms/Submission/FailureNote';
import { LinkChoice } from './LinkChoice';
import { LinkOrder } from '../LinkOrder/LinkOrder';
import { useRemoved } from '../../../ui/UndoNote/useRemoved';
import { useSectionSave } from '../../EditSection/useSectionSave';
import { linksFailure, linksSavePlan } from './linksSave';

const noRefusals: ReadonlyMap<string, string> = new Map();

/**
 * The Linked Artifacts section: a table to choose from, and the chosen artifacts in order.
 */
export function LinksSection(props: EditSectionProps) {
  const { artifact, editor } = props;
  const saving = useSectionSave(props, 'links', linkEditRules);
  const { draft, failure } = saving;
  const { change } = draft;
  const { value } = draft.edits;
  const [announcement, setAnnouncement] = useState('');
  const selected = useMemo(() => new Set(value.map(({ id }) => id)), [value]);

  const removed = useRemoved<LinkEntry>(draft.session);
  // What was removed may be checked in the table again.
  const lastRemoved = removed.last && selected.has(removed.last.item.id) ? undefined : removed.last;

  function remove({ id, title }: LinkEntry) {
    const name = displayTitle({ title });
    const place = value.findIndex((entry) => entry.id === id);
    const item = value[place];
    if (item) removed.remember({ item, place, name });
    setAnnouncement(`${name} removed`);
    change((last) => removeLink(last, id));
  }

  function putBack() {
    if (!lastRemoved) return;
    const { item, name } = lastRemoved;
    const count = value.length + 1;
    const place = Math.min(lastRemoved.place, value.length);
    removed.forgetLast();
    setAnnouncement(`${name} put back, ${place + 1} of ${count}`);
    change((last) => moveLink(addLink(last, item), item.id, place));
  }

  function toggle({ id, title }: Artifact) {
    if (selected.has(id)) return remove({ id, title });
    const count = value.length + 1;
    setAnnouncement(`${displayTitle({ title })} added, ${count} of ${count}`);
    change((last) => addLink(last, { id, title }));
  }

  function move({ id, title }: LinkEntry, place: number) {
    setAnnouncement(`${displayTitle({ title })}, now ${place + 1} of ${value.length}`);
    change((last) => moveLink(last, id, place));
  }

  function save() {
    if (!draft.isDirty) return saving.sayUnchanged();
    void saving.save(linksSavePlan(editor), {
      onFailed: (failed) => saving.fail(linksFailure(failed)),
      revert: (_, before, saved) => revertLinks(before, saved),
    });
  }

  const isInConflict = isLinksInConflict(draft.edits, artifact);
  const conflict = {
    name: 'Links',
    theirs: listOf(linkEntriesOf(artifact)),
    mine: listOf(value),
    onKeepMine: () => change((last) => rebaseLinkEdits(last, artifact)),
    onTakeTheirs: () => change(linkEditRules.begin(artifact)),
  };
  const others = countOtherRelations(artifact);
  return (
    <EditSection
      saving={saving}
      unsaved={draft.isDirty ? ['Links'] : []}
      conflicts={isInConflict ? [conflict] : []}
      onSave={save}
      onDiscard={() => {
        saving.forgetFailure();
        draft.discard();
      }}
      notes={failure && <FailureNote {...failure} isAlert />}
    >
      {others > 0 && (
        <p className={small}>
          {others === 1 ? 'One of these links is' : `${others} of these links are`} of a kind that
          this page does not know. {saving.words.saveLabel} would turn them into ordinary links.
        </p>
      )}
      <LinkChoice ownId={artifact.id} selected={selected} onToggle={toggle} />
      <div>
        <LinkOrder
          entries={value}
          refusals={failure?.refusals ?? noRefusals}
          onDrag={({ id }, place) => change((last) => moveLink(last, id, place))}
          onMove={move}
          onRemove={remove}
          removed={lastRemoved}
          onPutBack={putBack}
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
