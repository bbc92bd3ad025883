import { type ReactNode, useId } from 'react';
import { Heading } from '../../ui/Heading/Heading';
import { PartBoundary } from '../../ui/PartBoundary/PartBoundary';
import * as styles from './FoldedSection.css';

export interface FoldedSectionProps {
  /** Its heading. */
  title: string;
  /** Its part name for styles. */
  part: string;
  isOpen: boolean;
  /** Called when a person opens or folds it. */
  onToggle: (isOpen: boolean) => void;
  /** Its contents in messages, with a capital. @default the title */
  subject?: string;
  /** After a failure, the contents are shown again when this changes. */
  change: string;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** A section of an artifact's page whose contents are requested when a reader opens it. */
export function FoldedSection(props: FoldedSectionProps) {
  const { title, part, isOpen, onToggle, subject = title, change, children } = props;
  const headingId = useId();
  return (
    <section part={part} aria-labelledby={headingId}>
      <details
        className={styles.details}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary className={styles.summary}>
          <Heading depth={1} id={headingId} className={styles.title}>
            {title}
          </Heading>
        </summary>
        {isOpen && (
          <PartBoundary name={subject} change={change}>
            {children}
          </PartBoundary>
        )}
      </details>
    </section>
  );
}
