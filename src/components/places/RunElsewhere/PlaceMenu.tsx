import { useMemo } from 'react';
import type { FileReader } from '../../../domain/ports/fileReader';
import { placeEntries } from '../../../domain/runElsewhere/places';
import type { RunSource } from '../../../domain/runElsewhere/runSource';
import { useKnownTree } from '../../files/knownTrees/knownTrees';
import { useFileSource } from '../../files/useFileSource';
import { useServices } from '../../services/TroviContext';
import type { LazyCode } from '../../ui/lazy/lazyCode';
import { HubPlace } from './HubPlace';
import { LinkPlace } from './LinkPlace';
import { LocalPlace } from './LocalPlace';
import { LookInside } from './LookInside';
import * as styles from './RunElsewhere.css';

export interface PlaceMenuProps {
  contentsUrn: string;
  source: RunSource;
  /** Reads the files of the version. Without it, nobody can ask for them. */
  reader?: LazyCode<FileReader>;
}

/** The places that can run a version, in the order of the configuration. */
export function PlaceMenu({ contentsUrn, source, reader }: PlaceMenuProps) {
  const { runElsewhere } = useServices().configuration;
  const files = useFileSource(contentsUrn);
  const tree = useKnownTree(files);
  const entries = useMemo(() => placeEntries(runElsewhere), [runElsewhere]);
  const shown = { source, found: tree };
  return (
    <div className={styles.menu}>
      {files && reader && !tree && <LookInside source={files} reader={reader} />}
      <ul className={styles.places}>
        {entries.map((entry, index) => {
          if (entry === 'jupyterhub') return <HubPlace key={index} {...shown} />;
          if (entry === 'local') return <LocalPlace key={index} {...shown} />;
          return <LinkPlace key={index} place={entry} {...shown} />;
        })}
      </ul>
    </div>
  );
}
