import type { Artifact } from '../../domain/artifact';
import { displayTitle, isPrivateWithoutDoi } from '../../domain/artifacts';
import type { Badge } from '../../domain/badge';
import { BadgeMark } from '../BadgeMark/BadgeMark';
import { ClosedEye } from '../ClosedEye/ClosedEye';
import { Glyph } from '../Glyph/Glyph';
import { TagList } from '../TagList/TagList';
import * as styles from './ArtifactDetail.css';

interface DetailHeaderProps {
  artifact: Artifact;
  badges: readonly Badge[];
}

/** What the artifact is: title, closed eye, badges, tags. */
export function DetailHeader({ artifact, badges }: DetailHeaderProps) {
  const isHidden = isPrivateWithoutDoi(artifact);
  return (
    <div className={styles.head}>
      <Glyph artifactId={artifact.id} size="large" />
      <div className={styles.headMain}>
        <h1 className={styles.title}>{displayTitle(artifact)}</h1>
        {(isHidden || badges.length > 0) && (
          <div className={styles.marks}>
            {isHidden && <ClosedEye />}
            {badges.map((badge) => (
              <BadgeMark key={badge.name} badge={badge} isNamed />
            ))}
          </div>
        )}
        <TagList tags={artifact.tags} />
      </div>
    </div>
  );
}
