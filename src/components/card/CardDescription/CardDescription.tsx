import { useContext } from 'react';
import { SearchMarksContext } from '../SearchMarks/SearchMarksContext';
import { CardPanel } from '../CardPanel/CardPanel';
import { usePanelToggle } from '../CardPanel/usePanelToggle';
import { lazyCode, useLazyCode } from '../../ui/lazy/lazyCode';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './CardDescription.css';

const markdown = lazyCode(async () => (await import('../../markdown/Markdown')).Markdown);

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
  const { isOpen, toggle, ref } = usePanelToggle();
  const userContent = useUserContent();
  const shownText =
    useContext(SearchMarksContext)?.mark(shortText, 'shortDescription') ?? shortText;
  if (!longText.trim())
    return (
      <p className={`${styles.description} ${styles.whole}`} part="description" {...userContent}>
        {shownText}
      </p>
    );
  return (
    <div className={`${styles.description} ${styles.short}`} part="description">
      <p className={styles.folded} {...userContent}>
        <span className={styles.lines}>
          <button
            ref={isOpen ? undefined : ref}
            type="button"
            // Our word does not determine the direction of the text around it.
            dir="ltr"
            lang="en"
            className={styles.more}
            aria-expanded={isOpen}
            aria-label={`More about ${title}`}
            onClick={toggle}
          >
            More
          </button>
          {shownText}
        </span>
      </p>
      {isOpen && (
        <CardPanel
          label={`Long description of ${title}`}
          closeLabel={`Less about ${title}`}
          closeRef={ref}
          onClose={toggle}
        >
          <LongText source={longText} />
        </CardPanel>
      )}
    </div>
  );
}

/** The long description: the Markdown source until its renderer has loaded. */
function LongText({ source }: { source: string }) {
  const Markdown = useLazyCode(markdown).code;
  return Markdown ? (
    <Markdown source={source} isCompact />
  ) : (
    <p className={styles.plain}>{source}</p>
  );
}
