import { useMemo, useState } from 'react';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import type { FileReader } from '../../../domain/ports/fileReader';
import { runSourceOf } from '../../../domain/runElsewhere/runSource';
import { useServices } from '../../services/TroviContext';
import { lazyCode, LazyNote, type LazyCode, useLazyCode } from '../../ui/lazy/lazyCode';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';
import * as styles from './RunElsewhere.css';

const menu = /* @__PURE__ */ lazyCode(async () => (await import('./PlaceMenu')).PlaceMenu);

export interface RunElsewhereProps {
  /** The version to run. */
  version: ArtifactVersion;
  /**
   * Reads the files of the version, if a person asks for it: the places then know its notebooks.
   * Used only for the hosts of the configuration. @default nobody can ask
   */
  reader?: LazyCode<FileReader>;
}

/**
 * The places where visitors can run a version, besides the testbed (product 2.5). Folded. Nothing
 * is shown for contents that no place can run.
 */
export function RunElsewhere({ version: { contentsUrn }, reader }: RunElsewhereProps) {
  const { runElsewhere } = useServices().configuration;
  const [isOpen, setOpen] = useState(false);
  const source = useMemo(() => runSourceOf(contentsUrn), [contentsUrn]);
  if (!source || runElsewhere?.length === 0) return null;
  return (
    <details
      className={styles.details}
      part="places"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>Run elsewhere</summary>
      {isOpen && (
        <PartBoundary name="The list of places" change={contentsUrn}>
          <Menu key={contentsUrn} {...{ contentsUrn, source, reader }} />
        </PartBoundary>
      )}
    </details>
  );
}

type MenuProps = Pick<RunElsewhereProps, 'reader'> & {
  contentsUrn: string;
  source: NonNullable<ReturnType<typeof runSourceOf>>;
};

function Menu(props: MenuProps) {
  const view = useLazyCode(menu);
  if (view.code) return <view.code {...props} />;
  return <LazyNote state={view} subject="The list of places" />;
}
