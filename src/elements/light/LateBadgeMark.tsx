import type { BadgeMarkProps } from '../../components/card/BadgeMark/BadgeMark';
import { lateComponent } from './lateComponent';

/** The mark of a badge: the light build loads it when an artifact has one. Until then there is none. */
export const BadgeMark = lateComponent<BadgeMarkProps>(
  async () => (await import('../../components/card/BadgeMark/BadgeMark')).BadgeMark,
  () => null,
);
