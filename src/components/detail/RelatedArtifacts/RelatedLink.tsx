import type { MouseEvent, ReactNode } from 'react';
import { displayTitle } from '../../../domain/artifact/derivedValues';
import { artifactUrl } from '../../../domain/addresses/routes';
import { useServices } from '../../services/TroviContext';
import { Glyph, type GlyphProps } from '../../card/Glyph/Glyph';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './RelatedArtifacts.css';

interface RelatedLinkProps {
  /** The other artifact. */
  linked: { artifactId: string; title: string };
  glyphSize: GlyphProps['size'];
  onOpen?: (artifactId: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Content below the title. */
  children?: ReactNode;
}

/** A link to another artifact, with glyph and title. */
export function RelatedLink(props: RelatedLinkProps) {
  const { glyphSize, onOpen, children } = props;
  const { artifactId } = props.linked;
  const { linkBase } = useServices();
  const name = displayTitle(props.linked);
  const userContent = useUserContent();
  return (
    <>
      <Glyph artifactId={artifactId} size={glyphSize} />
      <span className={styles.content}>
        {artifactId && linkBase ? (
          <a
            className={styles.title}
            {...userContent}
            href={artifactUrl(linkBase, artifactId)}
            onClick={onOpen && ((event) => onOpen(artifactId, event))}
          >
            {name}
          </a>
        ) : (
          <span className={styles.title} {...userContent}>
            {name}
          </span>
        )}
        {children}
      </span>
    </>
  );
}
