import { useEffect, useRef } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { artifactUrl, catalogueUrl } from '../../../domain/addresses/routes';
import { usernameOf } from '../../../domain/artifact/urn/urn';
import { button, primary } from '../../ui/buttons/buttons.css';
import { useServices, useUser } from '../../services/TroviContext';
import { Message } from '../../ui/Message/Message';
import { baseStyle } from '../../ui/base/base.css';
import { innermostFocus } from '../../ui/base/innermostFocus';
import { refusal } from './EditArtifact.css';

export interface EditRefusalProps {
  /** The artifact that the user may not edit. */
  artifact: Artifact;
  /** The message replaces a form, which may have had the focus. */
  isLate: boolean;
  /** The user may edit the artifact but not its roles, and only roles are shown. */
  isOfRoles: boolean;
}

/** Explains to a user why they cannot edit the artifact. */
export function EditRefusal({ artifact, isLate, isOfRoles }: EditRefusalProps) {
  const { linkBase } = useServices();
  const user = useUser();
  const owner = usernameOf(artifact.ownerUrn);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLate && !innermostFocus(document)) host.current?.focus({ preventScroll: true });
  }, [isLate]);
  return (
    <div ref={host} className={`${baseStyle} ${refusal}`} tabIndex={-1}>
      <Message
        kind="failed"
        level={1}
        heading={`You do not have permission to edit ${isOfRoles ? 'the roles of ' : ''}this artifact`}
        remark={
          <>
            Only the owner of “<bdi>{displayTitle(artifact)}</bdi>” and its{' '}
            {isOfRoles
              ? 'administrators may edit them'
              : 'collaborators and administrators may edit it'}
            {user && <>, and you are signed in as {user.username}</>}.
            {owner && <> Its owner, {owner}, can give you a role.</>}
          </>
        }
      >
        {linkBase && (
          <>
            <a className={`${button} ${primary}`} href={artifactUrl(linkBase, artifact.id)}>
              View artifact
            </a>
            <a className={button} href={catalogueUrl(linkBase)}>
              Browse artifacts
            </a>
          </>
        )}
      </Message>
    </div>
  );
}
