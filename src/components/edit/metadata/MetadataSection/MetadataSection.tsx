import { fieldLabel } from '../../../../domain/drafts/draftField';
import {
  changedFields,
  conflictsOf,
  findEditProblems,
  keepMine,
  metadataEditRules as rules,
  type MetadataEdits,
  metadataOf,
  revertMetadata,
  takeTheirs,
} from '../../../../domain/editing/metadataEdits';
import { configureDaypassUrl } from '../../../../domain/addresses/portalLinks';
import { button } from '../../../ui/buttons/buttons.css';
import { useServices } from '../../../services/TroviContext';
import { EditSection } from '../../EditSection/EditSection';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { Icon } from '../../../ui/Icon/Icon';
import { outwardIcon } from '../../../ui/Icon/arrowIcons';
import { ticketIcon } from '../../../ui/Icon/objectIcons';
import { FormProblems } from '../../../forms/MetadataFields/FormProblems';
import { MetadataFields } from '../../../forms/MetadataFields/MetadataFields';
import { useDraftProblems } from '../../../forms/MetadataFields/useDraftProblems';
import { useSectionSave } from '../../EditSection/useSectionSave';
import { metadataFailure, metadataSavePlan } from './metadataSave';
import { MetadataValue } from './MetadataValue';
import { SecretLink } from './SecretLink';

/**
 * The Metadata section: the description of an artifact, its secret link, and a link to its daypass
 * settings.
 */
export function MetadataSection(props: EditSectionProps) {
  const { artifact, editor, onNotify } = props;
  const { portalUrl } = useServices().configuration;
  const saving = useSectionSave(props, 'metadata', rules);
  const { draft, isSaving, form } = saving;
  const { edits } = draft;
  const found = findEditProblems(edits);
  const problems = useDraftProblems({ host: form, found, isSending: isSaving, onNotify });

  function change(next: MetadataEdits) {
    if (isSaving) return;
    if (rules.isUnchanged(next)) problems.reset();
    else problems.follow(edits.value, next.value);
    draft.change(next);
  }

  function save() {
    if (!draft.isDirty) {
      draft.settle(artifact);
      problems.reset();
      saving.sayUnchanged();
    } else if (problems.check()) {
      void saving.save(metadataSavePlan(editor), {
        onBegin: problems.begin,
        onFailed: (failure) => problems.fail(failure.error, metadataFailure(failure)),
        onSaved: () => problems.reset(),
        revert: revertMetadata,
      });
    }
  }

  const { id, sharingKey } = artifact;
  const server = metadataOf(artifact);
  const secretLink = server.visibility === 'private' && sharingKey && (
    <SecretLink
      artifactId={id}
      sharingKey={sharingKey}
      isEnding={edits.value.visibility === 'public'}
    />
  );
  return (
    <EditSection
      saving={saving}
      unsaved={changedFields(edits).map(fieldLabel)}
      conflicts={conflictsOf(edits, artifact).map((field) => ({
        name: fieldLabel(field),
        theirs: <MetadataValue field={field} metadata={server} />,
        mine: <MetadataValue field={field} metadata={edits.value} />,
        onKeepMine: () => change(keepMine(edits, field, artifact)),
        onTakeTheirs: () => change(takeTheirs(edits, field, artifact)),
      }))}
      onSave={save}
      onDiscard={() => {
        problems.reset();
        draft.discard();
      }}
      notes={<FormProblems state={problems} />}
      endActions={
        portalUrl && (
          <a
            className={button}
            href={configureDaypassUrl(portalUrl, id)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon path={ticketIcon} />
            Configure Daypass
            <Icon path={outwardIcon} />
          </a>
        )
      }
    >
      <MetadataFields
        value={edits.value}
        onChange={(changes) => change({ ...edits, value: { ...edits.value, ...changes } })}
        problemOf={problems.problemOf}
        besideVisibility={secretLink}
        session={draft.session}
      />
    </EditSection>
  );
}
