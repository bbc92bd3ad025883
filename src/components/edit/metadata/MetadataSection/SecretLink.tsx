import { useId, useRef } from 'react';
import { artifactUrl } from '../../../../domain/addresses/routes';
import { useServices } from '../../../services/TroviContext';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import { hint, label } from '../../../ui/Field/Field.css';
import { linkIcon } from '../../../ui/Icon/actionIcons';
import { Icon } from '../../../ui/Icon/Icon';
import { small } from '../../../ui/base/base.css';
import * as styles from './MetadataSection.css';

export interface SecretLinkProps {
  /** Id of the private artifact. */
  artifactId: string;
  /** The key that opens the artifact to anyone. */
  sharingKey: string;
  /** Whether the next save makes the artifact public. */
  isEnding: boolean;
}

/**
 * The link that opens a private artifact, with a copy button. Shows nothing if no
 * dashboard is configured.
 */
export function SecretLink({ artifactId, sharingKey, isEnding }: SecretLinkProps) {
  const { linkBase } = useServices();
  const id = useId();
  const shown = useRef<HTMLAnchorElement>(null);
  if (!linkBase) return null;
  const path = artifactUrl(linkBase, artifactId, { sharingKey });
  const address = new URL(path, document.baseURI).href;
  return (
    <div className={styles.secretField} role="group" aria-labelledby={`${id}-label`}>
      <p className={label} id={`${id}-label`}>
        Shareable Secret Link
      </p>
      <div className={styles.secret}>
        <Icon path={linkIcon} />
        <a
          ref={shown}
          id={`${id}-link`}
          className={styles.secretAddress}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-labelledby={`${id}-label ${id}-link`}
          aria-describedby={`${id}-remark`}
        >
          {address}
        </a>
        <CopyButton text={address} subject="secret link" shown={shown} />
      </div>
      <p className={`${small} ${hint}`} id={`${id}-remark`}>
        {isEnding
          ? 'It stays until the change to public is saved.'
          : 'Anyone who has it can open this artifact without logging in.'}
      </p>
    </div>
  );
}
