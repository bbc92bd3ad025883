import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { searchUrl } from '../../../domain/addresses/searchUrl';
import type { Artifact } from '../../../domain/artifact/artifact';
import { namesToAskFor, otherArtifactsBy } from '../../../domain/catalogue/byAuthors';
import { searchFor } from '../../../domain/catalogue/search/writeSearch';
import { textButton } from '../../ui/buttons/buttons.css';
import { muted, small } from '../../ui/base/base.css';
import { useServices } from '../../services/TroviContext';
import { useRequest } from '../../services/useRequest';
import type { MoreArtifactsProps } from './moreArtifactsProps';
import { MoreShapes } from './MoreShapes';
import { OtherArtifacts } from './OtherArtifacts';

/** Most artifacts that are shown. */
const most = 4;

/** Shows other artifacts by the same authors. There is nothing where there are none. */
export function ByAuthors({ artifact, onOpen, onSettled }: MoreArtifactsProps) {
  const { configuration } = useServices();
  const names = namesToAskFor(artifact, configuration);
  if (names.length === 0) return null;
  // The artifact may be read again. Its authors are asked for once.
  return <ByNames key={JSON.stringify(names)} {...{ artifact, names, onOpen, onSettled }} />;
}

function ByNames(props: MoreArtifactsProps & { names: readonly string[] }) {
  const { artifact, names, onOpen, onSettled } = props;
  const { repository, linkBase } = useServices();
  const { id } = artifact;
  const [asked] = useState(names);
  const ask = useCallback(
    (signal: AbortSignal) => otherArtifactsBy(repository, id, asked, signal),
    [repository, id, asked],
  );
  const { status, response, retry } = useRequest<Artifact[]>(ask);
  const all = useMemo(() => asked.map((name) => searchFor(name, 'author')).join(' OR '), [asked]);
  useLayoutEffect(() => {
    if (status !== 'loading') onSettled?.();
  }, [status, onSettled]);
  if (status === 'loading') return <MoreShapes />;
  if (status === 'failed') {
    return (
      <p className={`${small} ${muted}`}>
        Other artifacts by these authors could not be loaded.{' '}
        <button type="button" className={textButton} onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  if (!response || response.length === 0) return null;
  return (
    <OtherArtifacts
      heading={asked.length === 1 ? 'More by this author' : 'More by these authors'}
      artifacts={response.slice(0, most)}
      allUrl={searchUrl(linkBase, all)}
      onOpen={onOpen}
    />
  );
}
