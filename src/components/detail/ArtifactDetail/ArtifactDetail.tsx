import { type ReactNode, useId, useMemo, useRef } from 'react';
import { findVersion, latestVersion } from '../../../domain/artifact/versions/versions';
import { gitSourceOf } from '../../../domain/artifact/git/git';
import { repositoryFilesOf } from '../../../domain/artifact/git/repositoryFiles';
import { AuthorList } from '../AuthorList/AuthorList';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import type { ReadReadme } from '../../../domain/ports/readReadme';
import { Readme } from '../Readme/Readme';
import { CitationBox } from '../../citation/CitationBox/CitationBox';
import { ContentBox, type ContentBoxProps } from '../ContentBox/ContentBox';
import { TechnicalDetails } from '../TechnicalDetails/TechnicalDetails';
import { LongDescription } from '../LongDescription/LongDescription';
import { muted, baseStyle } from '../../ui/base/base.css';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';
import { RelatedArtifacts } from '../RelatedArtifacts/RelatedArtifacts';
import { RelatedTo } from '../RelatedArtifacts/RelatedTo';
import { VersionList, type VersionListProps } from '../VersionList/VersionList';
import { Heading, type HeadingLevel, TitleLevelProvider } from '../../ui/Heading/Heading';
import { sectionTitle } from '../DetailSection/DetailSection.css';
import * as styles from './ArtifactDetail.css';
import { CiteButton } from './CiteButton';
import { DetailHeader, type DetailHeaderProps } from './DetailHeader';
import { MorePlace } from './MorePlace';
import { OldVersion } from './OldVersion';
import { MissingVersion } from './MissingVersion';
import './print.css';

export interface ArtifactDetailProps extends DetailHeaderProps {
  /** Slug of the version to show. @default the artifact as a whole, with its newest version */
  version?: string;
  /** Heading level of the title. The other headings come below it. @default 1 */
  headingLevel?: HeadingLevel;
  /** The key that opens a private artifact. Links to versions and to the portal keep it. */
  sharingKey?: string;
  /**
   * Called when a person opens another artifact, or a version of this one. Prevent the event's
   * default action to navigate yourself.
   */
  onOpen?: VersionListProps['onOpen'];
  /**
   * Called when a person launches a version. Prevent the event's default action to launch yourself.
   */
  onLaunch?: ContentBoxProps['onLaunch'];
  /**
   * Shows other artifacts by the same authors, with the same repository and with the same disk
   * images. Requests them from the catalogue when they come into view. @default true
   */
  showsMore?: boolean;
  /**
   * Reads the README of the newest version, which readers can request if there is no long
   * description. Used only if the configuration has `readmeUrl`.
   */
  readReadme?: ReadReadme;
  /** A section with the files of the version, below the description. @default none */
  files?: ReactNode;
  /** The other places that can run the version, below the launch. @default none */
  places?: ReactNode;
}

/** Shows an artifact in full (product 2.5). */
export function ArtifactDetail(props: ArtifactDetailProps) {
  const { artifact, version, headingLevel = 1, sharingKey, badges } = props;
  const { onOpen, onEdit, onLaunch, actions, showsMore = true, readReadme, files, places } = props;
  const isMissing = version !== undefined && version !== '' && !findVersion(artifact, version);
  const state = { artifact, version, sharingKey };
  const citation = useRef<HTMLDivElement>(null);
  const allActions = (
    <>
      <CiteButton place={citation} />
      {actions}
    </>
  );
  /** A new version or state lets failed parts render again. */
  const shown = useMemo(() => ({ artifact, version }), [artifact, version]);
  return (
    <TitleLevelProvider value={headingLevel}>
      <article className={`${baseStyle} ${styles.slot}`} part="detail">
        <div className={`${styles.layout} ${artifact.versions.length === 0 ? styles.bare : ''}`}>
          <header className={styles.header} part="header">
            <PartBoundary name="The title" change={artifact}>
              <DetailHeader
                key={artifact.id}
                {...{ artifact, badges, onEdit }}
                actions={allActions}
              />
            </PartBoundary>
            {isMissing && <MissingVersion {...state} version={version} onOpen={onOpen} />}
            <OldVersion {...state} onOpen={onOpen} />
          </header>
          <div className={styles.contents} part="contents">
            <PartBoundary name="The contents" change={shown}>
              <ContentBox {...state} {...{ onLaunch, places }} />
            </PartBoundary>
          </div>
          <div className={styles.main} part="main">
            <About {...{ artifact, version, readReadme }} />
            {files}
            <PartBoundary name="The list of related artifacts" change={artifact}>
              <RelatedArtifacts artifact={artifact} onOpen={onOpen} />
            </PartBoundary>
          </div>
          <div className={styles.side} part="side">
            <PartBoundary name="The list of authors" change={artifact}>
              <AuthorList artifact={artifact} />
            </PartBoundary>
            <PartBoundary name="The list of versions" change={shown}>
              <VersionList key={artifact.id} {...state} onOpen={onOpen} />
            </PartBoundary>
            <PartBoundary
              name="The list of artifacts that this one is related to"
              change={artifact}
            >
              <RelatedTo artifact={artifact} onOpen={onOpen} />
            </PartBoundary>
            <div ref={citation}>
              <PartBoundary name="The citation" change={shown}>
                <CitationBox artifact={artifact} version={version} />
              </PartBoundary>
            </div>
            <PartBoundary name="The technical details" change={artifact}>
              <TechnicalDetails artifact={artifact} />
            </PartBoundary>
          </div>
          {showsMore && (
            <PartBoundary name="The list of similar artifacts" change={artifact}>
              <MorePlace key={artifact.id} artifact={artifact} onOpen={onOpen} />
            </PartBoundary>
          )}
        </div>
      </article>
    </TitleLevelProvider>
  );
}

type AboutProps = Pick<ArtifactDetailProps, 'artifact' | 'version' | 'readReadme'>;

function About({ artifact, version: slug, readReadme }: AboutProps) {
  const headingId = useId();
  const newest = latestVersion(artifact);
  const files = useFiles((slug && findVersion(artifact, slug)) || newest);
  const newestFiles = useFiles(newest);
  const { longDescription } = artifact;
  return (
    <section part="description" aria-labelledby={headingId}>
      <Heading depth={1} className={sectionTitle} id={headingId}>
        About
      </Heading>
      {longDescription.trim() ? (
        <PartBoundary name="The long description" change={longDescription}>
          <LongDescription key={longDescription} source={longDescription} files={files} />
        </PartBoundary>
      ) : (
        <>
          <p className={muted}>There is no long description.</p>
          {newestFiles && readReadme && (
            <PartBoundary name="The README" change={newestFiles}>
              <Readme key={newestFiles.raw} files={newestFiles} readReadme={readReadme} />
            </PartBoundary>
          )}
        </>
      )}
    </section>
  );
}

/** The files of a version's repository. The same object for the same contents. */
function useFiles(version: ArtifactVersion | undefined) {
  const urn = version?.contentsUrn ?? '';
  return useMemo(() => {
    const source = gitSourceOf(urn);
    return source && repositoryFilesOf(source);
  }, [urn]);
}
