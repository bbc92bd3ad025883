import { useCallback, useMemo } from 'react';
import { searchUrl } from '../../../domain/addresses/searchUrl';
import type { Artifact } from '../../../domain/artifact/artifact';
import { artifactsSharing, contentsOf } from '../../../domain/artifact/contents/sharedContents';
import { searchFor } from '../../../domain/catalogue/search/writeSearch';
import { knownArtifacts } from '../../services/knownArtifacts';
import { useServices } from '../../services/TroviContext';
import { useRequest } from '../../services/useRequest';
import type { MoreArtifactsProps } from './moreArtifactsProps';
import { OtherArtifacts } from './OtherArtifacts';

/**
 * Shows artifacts with the same repository and with the same disk image, among those that this
 * browser knows. Makes no call. There is nothing where there are none.
 */
export function SameContents({ artifact, onOpen }: MoreArtifactsProps) {
  const { repository, linkBase } = useServices();
  const ask = useCallback(() => knownArtifacts(repository), [repository]);
  const { response } = useRequest<readonly Artifact[]>(ask);
  const { sameRepository, sameImage, all } = useMemo(() => {
    const contents = contentsOf(artifact);
    const repositories = contents.filter(({ kind }) => kind === 'repository');
    const images = contents.filter(({ kind }) => kind === 'image');
    return {
      sameRepository: artifactsSharing(response ?? [], artifact, repositories),
      sameImage: artifactsSharing(response ?? [], artifact, images),
      all: repositories.map(({ name }) => searchFor(name)).join(' OR '),
    };
  }, [response, artifact]);
  return (
    <>
      <OtherArtifacts
        heading="Uses the same repository"
        artifacts={sameRepository}
        allUrl={searchUrl(linkBase, all)}
        onOpen={onOpen}
      />
      <OtherArtifacts heading="Uses the same disk image" artifacts={sameImage} onOpen={onOpen} />
    </>
  );
}
