import { useEffect, useRef, useState } from 'react';
import type { MarkdownProps } from '../../detail/Markdown/Markdown';
import { lateComponent } from '../../primitives/base/lateComponent';
import { textButton } from '../../primitives/buttons/buttons.css';
import { useWritten } from '../../primitives/base/useWritten';
import * as styles from './CardDescription.css';

// Few people press More.
const Markdown = lateComponent<MarkdownProps>(
  async () => (await import('../../detail/Markdown/Markdown')).Markdown,
  ({ source }) => <p className={styles.plain}>{source}</p>,
);

export interface CardDescriptionProps {
  /** The short description, as plain text. */
  shortText: string;
  /** The long description, as Markdown. Without it, there is no More button. */
  longText: string;
  /** The artifact's title. It names the More button for screen readers. */
  title: string;
}

/** Shows the short description. More shows the long one (product 2.4). */
export function CardDescription({ shortText, longText, title }: CardDescriptionProps) {
  const [isLong, setIsLong] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isToggled = useRef(false);
  const written = useWritten();
  // The button moves with the long text. Keeps the focus on it.
  useEffect(() => {
    if (isToggled.current) toggleRef.current?.focus({ preventScroll: true });
  }, [isLong]);
  if (!longText.trim())
    return (
      <p className={`${styles.description} ${styles.whole}`} {...written}>
        {shortText}
      </p>
    );
  const toggle = (
    <button
      ref={toggleRef}
      type="button"
      // Our word does not determine the direction of the text around it.
      dir="ltr"
      lang="en"
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
        <p className={styles.clamped} {...written}>
          <span className={styles.lines}>
            {toggle}
            {shortText}
          </span>
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
