import { useEffect, useRef, useState } from 'react';
import { textButton } from '../../primitives/buttons/buttons.css';
import { Markdown } from '../../detail/Markdown/Markdown';
import * as styles from './CardDescription.css';

export interface CardDescriptionProps {
  /** Plain text. */
  shortText: string;
  /** Markdown; where there is none, there is no toggle. */
  longText: string;
  /** Title of the artifact, to tell one More from another. */
  title: string;
}

/** A card's description: the short one, and behind More the long one (product 2.4). */
export function CardDescription({ shortText, longText, title }: CardDescriptionProps) {
  const [isLong, setIsLong] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isToggled = useRef(false);
  // The toggle stands elsewhere in the long form: who pressed it stays on it.
  useEffect(() => {
    if (isToggled.current) toggleRef.current?.focus({ preventScroll: true });
  }, [isLong]);
  if (!longText.trim())
    return <p className={`${styles.description} ${styles.whole}`}>{shortText}</p>;
  const toggle = (
    <button
      ref={toggleRef}
      type="button"
      className={isLong ? textButton : styles.more}
      aria-expanded={isLong}
      aria-label={`${isLong ? 'Less' : 'More'} about ${title}`}
      onClick={() => {
        isToggled.current = true;
        setIsLong(!isLong);
      }}
    >
      {isLong ? 'Less' : 'More'}
    </button>
  );
  if (!isLong) {
    return (
      <div className={`${styles.description} ${styles.short}`}>
        <p className={styles.clamped}>
          {toggle}
          {shortText}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.description}>
      <div
        className={styles.long}
        role="region"
        aria-label={`Long description of ${title}`}
        tabIndex={0}
      >
        <Markdown source={longText} isCompact />
      </div>
      <div className={styles.less}>{toggle}</div>
    </div>
  );
}
