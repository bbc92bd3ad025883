import { useId } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import { authorNames } from '../../../domain/citation/citedValues';

import { Heading } from '../../ui/Heading/Heading';
import { useUserContent } from '../../ui/base/useUserContent';
import { RelatedLink } from '../RelatedArtifacts/RelatedLink';
import { card, item } from '../RelatedArtifacts/RelatedArtifacts.css';
import { SlicedList } from '../../ui/Slices/SlicedList';
import type { MoreArtifactsProps } from './moreArtifactsProps';
import * as styles from './MoreArtifacts.css';

/** Artifacts that are shown at first, and most names of each one's authors. */
const first = 4;

interface OtherArtifactsProps extends Pick<MoreArtifactsProps, 'onOpen'> {
  heading: string;
  artifacts: readonly Artifact[];
  /** Address of the list with all of them. Without it, a button shows all here. */
  allUrl?: string;
}

/** A titled row of artifacts. There is nothing without artifacts. */
export function OtherArtifacts({ heading, artifacts, allUrl, onOpen }: OtherArtifactsProps) {
  const headingId = useId();
  const userContent = useUserContent();
  if (artifacts.length === 0) return null;
  const shown = allUrl ? artifacts.slice(0, first) : artifacts;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading depth={1} className={styles.heading} id={headingId}>
          {heading}
        </Heading>
        {allUrl && (
          <a className={styles.all} href={allUrl} aria-label={`Show all in the list: ${heading}`}>
            Show all in the list
          </a>
        )}
      </div>
      <SlicedList className={styles.items} items={shown} first={first}>
        {(artifact, index) => (
          <li key={index} className={`${item} ${card}`}>
            <RelatedLink
              linked={{ artifactId: artifact.id, title: artifact.title }}
              glyphSize="medium"
              onOpen={onOpen}
            >
              <span className={styles.remark} {...userContent}>
                {authorNames(artifact).slice(0, first).join(', ')}
              </span>
            </RelatedLink>
          </li>
        )}
      </SlicedList>
    </section>
  );
}
