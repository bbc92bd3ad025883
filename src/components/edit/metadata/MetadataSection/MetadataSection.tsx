import { useRef } from 'react';
import { fieldName } from '../../../../domain/drafts/draftProblems';
import { metadataOf } from '../../../../domain/editing/metadataEdits';
import { configureDaypassUrl } from '../../../../domain/addresses/portalLinks';
import { button } from '../../../primitives/buttons/buttons.css';
import { useServices } from '../../../services/TroviContext';
import { DraftNotice } from '../../../drafts/DraftNotice';
import { ConflictNote } from '../../EditSection/ConflictNote';
import { EditSection } from '../../EditSection/EditSection';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { Icon } from '../../../primitives/Icon/Icon';
import { outwardIcon } from '../../../primitives/Icon/icons';
import { ticketIcon } from '../../../primitives/Icon/pageIcons';
import { FormProblems } from '../../../add/MetadataFields/FormProblems';
import { MetadataFields } from '../../../add/MetadataFields/MetadataFields';
import * as styles from './MetadataSection.css';
import { MetadataValue } from './MetadataValue';
import { SecretLink } from './SecretLink';
import { useMetadataSection } from './useMetadataSection';

/**
 * The Metadata section: the description of an artifact, its secret link, and a link to its daypass
 * settings.
 */
export function MetadataSection(props: EditSectionProps) {
  const { artifact, formId } = props;
  const { portalUrl } = useServices().configuration;
  const host = useRef<HTMLDivElement>(null);
  const state = useMetadataSection(props, host);
  const { edits, problems, conflicts } = state;
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
      words={state.words}
      unsaved={state.unsaved}
      isSaving={state.isSaving}
      onSave={state.save}
      onDiscard={state.discard}
      formId={formId}
      notes={
        <>
          <ConflictNote
            conflicts={conflicts.map((field) => ({
              name: fieldName(field),
              theirs: <MetadataValue field={field} metadata={server} />,
              mine: <MetadataValue field={field} metadata={edits.value} />,
              onKeepMine: () => state.keepMine(field),
              onTakeTheirs: () => state.takeTheirs(field),
            }))}
            saveLabel={state.words.saveLabel}
            focusRequests={state.focusRequests}
          />
          <FormProblems state={problems} />
        </>
      }
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
      <DraftNotice draft={state.draft} />
      <div ref={host} className={styles.fields}>
        <MetadataFields
          value={edits.value}
          onChange={state.changeFields}
          problemOf={problems.problemOf}
          besideVisibility={secretLink}
        />
      </div>
    </EditSection>
  );
}
