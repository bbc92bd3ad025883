import { useState } from 'react';
import { muted } from '../../ui/base/base.css';
import * as styles from './FileView.css';

/** A picture of a repository. Its scripts never run, because it is an image. */
export function Picture({ address, path }: { address: string; path: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p className={muted}>The picture could not be loaded.</p>;
  return (
    <div>
      <img
        className={styles.picture}
        src={address}
        alt={path}
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </div>
  );
}
