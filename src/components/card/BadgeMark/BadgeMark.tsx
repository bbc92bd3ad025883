import type { Badge } from '../../../domain/artifact/badges/badge';
import * as glyph from '../Glyph/Glyph.css';
import * as styles from './BadgeMark.css';
import { badgeDrawing } from './badgeDrawings';

export interface BadgeMarkProps {
  /** The badge to show. */
  badge: Badge;
  /** Shows the name beside the icon, even when the badge is a link. @default false */
  isNamed?: boolean;
  /** Shows no link. Use it inside another control. @default false */
  isPlain?: boolean;
}

/**
 * Shows a badge: an icon that links to the badge's page, or the icon and its name (product 3.3).
 */
export function BadgeMark({ badge, isNamed, isPlain }: BadgeMarkProps) {
  const { name, description, redirectLink } = badge;
  const link = isPlain ? undefined : redirectLink;
  const isNameShown = isNamed || (!link && !isPlain);
  const { hue, fill, line } = badgeDrawing(name);
  const naming =
    isNameShown || isPlain ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const className = `${styles.mark} ${glyph.hues[hue]} ${isNameShown ? styles.named : ''}`;
  const Mark = link ? 'a' : 'span';
  const outward = link && { href: link, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Mark className={className} title={description || undefined} {...outward}>
      <svg className={styles.drawing} viewBox="0 0 32 32" {...naming}>
        <path className={styles.fill} d={fill} />
        <path className={styles.line} d={line} />
      </svg>
      {isNameShown && <span className={styles.name}>{name}</span>}
    </Mark>
  );
}
