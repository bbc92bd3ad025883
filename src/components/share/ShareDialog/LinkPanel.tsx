import { useState } from 'react';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { namedVersion } from '../../../domain/artifact/versions/versions';
import { citationText } from '../../../domain/citation/citation';
import { sharedUrl, sharedVersion } from '../../../domain/sharing/sharing';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { useServices } from '../../services/TroviContext';
import type { SharingProps } from '../sharingProps';
import { CopyField } from './CopyField';
import * as styles from './ShareDialog.css';

/** The address and the citation of the shared page. */
export function LinkPanel(shared: SharingProps) {
  const { artifact } = shared;
  const { configuration } = useServices();
  const slug = sharedVersion(shared);
  const address = sharedUrl(shared, configuration.dashboardUrl);
  const version = namedVersion(artifact, shared.version);
  const citation = citationText(artifact, { ...configuration, ...(version && { version }) });
  return (
    <>
      <CopyField
        label={slug ? `Link to version ${slug}` : 'Link'}
        subject="link"
        text={address}
        isCode
      />
      <CopyField label="Citation" subject="citation" text={citation} />
      {'share' in navigator && <SystemShare title={displayTitle(artifact)} url={address} />}
    </>
  );
}

/** Opens the share sheet of the user's system. */
function SystemShare({ title, url }: { title: string; url: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const share = async () => {
    setHasFailed(false);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The user closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true);
    }
  };
  return (
    <div className={styles.fieldActions}>
      <button type="button" className={`${button} ${smallButton}`} onClick={() => void share()}>
        Share with an app…
      </button>
      <span className={styles.remark} role="status">
        {hasFailed && 'Your system could not share it. Copy the link instead.'}
      </span>
    </div>
  );
}
