import { useId } from 'react';
import type { Session, SessionState } from '../../../domain/ports/session';
import type { EmbedKind, EmbedTheme } from '../../../domain/sharing/embedCode';
import { sharedKey } from '../../../domain/sharing/sharing';
import { ArtifactCard } from '../../card/ArtifactCard/ArtifactCard';
import { CitationBox } from '../../citation/CitationBox/CitationBox';
import { label } from '../../primitives/Field/Field.css';
import { TroviProvider, useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';
import * as styles from './ShareDialog.css';

const visitorState: SessionState = {};
const visitor: Session = { current: () => visitorState, subscribe: () => () => {} };

interface EmbedPreviewProps extends SharingProps {
  kind: EmbedKind;
  theme: EmbedTheme;
}

/** What a reader of the other site sees. Nothing in it can be pressed. */
export function EmbedPreview({ kind, theme, ...shared }: EmbedPreviewProps) {
  const id = useId();
  const services = useServices();
  const { artifact, version, badges } = shared;
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span className={label} id={id}>
        Preview
      </span>
      <div className={styles.preview} data-theme={theme === 'auto' ? undefined : theme}>
        <div className={styles.previewed} ref={makeInert}>
          <TroviProvider {...services} session={visitor}>
            {kind === 'card' ? (
              <ArtifactCard artifact={artifact} badges={badges} sharingKey={sharedKey(shared)} />
            ) : (
              <CitationBox artifact={artifact} version={version} />
            )}
          </TroviProvider>
        </div>
      </div>
    </div>
  );
}

/** React 18 does not know the property. */
function makeInert(element: HTMLElement | null) {
  element?.setAttribute('inert', '');
}
