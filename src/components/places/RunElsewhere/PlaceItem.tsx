import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading/Heading';
import * as styles from './RunElsewhere.css';

interface PlaceItemProps {
  name: string;
  /** What the place costs and needs. */
  note: string;
  children: ReactNode;
}

/** A place of the menu. */
export function PlaceItem({ name, note, children }: PlaceItemProps) {
  return (
    <li className={styles.place}>
      <Heading depth={2} className={styles.name}>
        {name}
      </Heading>
      <p className={styles.remark}>{note}</p>
      {children}
    </li>
  );
}
