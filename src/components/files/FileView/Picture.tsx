import { useState } from 'react';
import { muted } from '../../ui/base/base.css';
import * as styles from './FileView.css';

interface PictureProps {
  address: string;
  /** The text in its place. */
  words: string;
  /** In pixels. @default its own */
  width?: number;
}

/** A picture of a repository. Its scripts never run, because it is an image. */
export function Picture({ address, words, width }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p className={muted}>The picture could not be loaded.</p>;
  return (
    <div>
      <img
        className={styles.picture}
        src={address}
        alt={words}
        width={width}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    </div>
  );
}
