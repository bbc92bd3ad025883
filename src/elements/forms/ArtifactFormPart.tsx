import { useState } from 'react';
import { type AddMode, addModes } from '../../domain/addresses/routeQueries';
import { button, primary } from '../../components/ui/buttons/buttons.css';
import { useServices } from '../../components/services/TroviContext';
import { type EditSectionName, editSections } from '../../domain/editing/editSections';
import { EditSkeleton } from '../../components/edit/EditSkeleton/EditSkeleton';
import { personIcon } from '../../components/ui/Icon/objectIcons';
import { Message } from '../../components/ui/Message/Message';
import { baseStyle } from '../../components/ui/base/base.css';
import { AddForm } from './AddForm';
import { EditForm } from './EditForm';
import { mountOnReact } from './mountOnReact';
import { ElementGround } from '../runtime/ElementGround';
import { ElementFailure, ElementShell } from '../runtime/ElementShell';
import { Waiting } from '../runtime/providedData/ElementArtifact';
import { MissingAddress } from '../runtime/providedData/MissingAddress';
import { type Entrance, SignedIn } from '../runtime/services/SignedIn';
import { useProvidedArtifact } from '../runtime/providedData/useProvidedArtifact';
import { useSameArtifact } from './useSameArtifact';

/** The detail of `trovi-save`. */
export interface SavedDetail {
  artifactId: string;
  /** The section that was saved, or the way in which a new artifact was added. */
  section: EditSectionName | AddMode;
}

/** The detail of `trovi-delete`. */
export interface DeletedDetail {
  artifactId: string;
}

/** The props of the content of `trovi-artifact-form`. */
export interface ArtifactFormElementProps {
  artifactId?: string;
  section?: EditSectionName | AddMode;
  onSave: (detail: SavedDetail) => boolean;
  onDelete: (detail: DeletedDetail) => boolean;
}

function ArtifactFormPart({ artifactId, section, onSave, onDelete }: ArtifactFormElementProps) {
  const { apiUrl } = useServices().configuration;
  const { artifact, problem } = useProvidedArtifact();
  const [tell] = useState(() => ({
    saved: (id: string, saved: SavedDetail['section']) =>
      void onSave({ artifactId: id, section: saved }),
    deleted: (id: string) => void onDelete({ artifactId: id }),
  }));
  const provided = useSameArtifact(artifact);
  const id = provided?.id || artifactId;
  if (!apiUrl) return <MissingAddress />;
  if ((artifact || problem) && !id)
    return <ElementFailure heading="This artifact cannot be edited." />;
  return (
    <SignedIn
      waiting={
        <Waiting>
          <EditSkeleton />
        </Waiting>
      }
      anonymousVisitor={(entrance) => <AnonymousVisitor {...entrance} />}
    >
      {(services, user) =>
        id ? (
          <EditForm
            key={`${user.urn} ${id}`}
            services={services}
            user={user}
            artifactId={id}
            provided={provided}
            section={isOneOf(editSections, section) ? section : undefined}
            onSaved={tell.saved}
            onDeleted={tell.deleted}
          />
        ) : (
          <AddForm
            key={user.urn}
            services={services}
            mode={isOneOf(addModes, section) ? section : undefined}
            onSaved={tell.saved}
          />
        )
      }
    </SignedIn>
  );
}

function isOneOf<Name extends string>(names: readonly Name[], name?: string): name is Name {
  return names.some((one) => one === name);
}

function AnonymousVisitor({ heading, remark, login }: Entrance) {
  return (
    <ElementShell>
      <ElementGround>
        <div className={baseStyle}>
          <Message kind="empty" level={3} icon={personIcon} heading={heading} remark={remark}>
            {login && (
              <button type="button" className={`${button} ${primary}`} onClick={login}>
                Log in
              </button>
            )}
          </Message>
        </div>
      </ElementGround>
    </ElementShell>
  );
}

/** Mounts the content of `trovi-artifact-form`. */
export const mountArtifactForm = mountOnReact(ArtifactFormPart);
