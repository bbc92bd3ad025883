import type { Badge } from '../../../domain/artifact/badge';
import * as glyph from '../Glyph/Glyph.css';
import * as styles from './BadgeMark.css';
import { badgeDrawing } from './badgeDrawings';

export interface BadgeMarkProps {
  badge: Badge;
  /** Shows the name beside the icon even where the badge leads somewhere. */
  isNamed?: boolean;
  /** Never a link: for a place that is itself a control. */
  isPlain?: boolean;
}

/**
 * A badge: an icon that leads to what it means, or, where it leads nowhere, the icon and its name
 * (product 3.3).
 */
export function BadgeMark({ badge, isNamed, isPlain }: BadgeMarkProps) {
  const { name, description, redirectLink } = badge;
  const link = isPlain ? undefined : redirectLink;
  const isNameShown = isNamed || (!link && !isPlain);
  const { hue, fill, line } = badgeDrawing(name);
  const naming =
    isNameShown || isPlain ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const className = `${styles.mark} ${glyph.hues[hue]} ${isNameShown ? styles.named : ''}`;
  const contents = (
    <>
      <svg className={styles.drawing} viewBox="0 0 32 32" {...naming}>
        <path className={styles.fill} d={fill} />
        <path className={styles.line} d={line} />
      </svg>
      {isNameShown && <span className={styles.name}>{name}</span>}
    </>
  );
  const title = description || undefined;
  return link ? (
    <a className={className} href={link} target="_blank" rel="noopener noreferrer" title={title}>
      {contents}
    </a>
  ) : (
    <span className={className} title={title}>
      {contents}
    </span>
  );
}
