import type { TextHeading } from './headings';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './TableOfContents.css';
import { pageAddress } from './useTextAnchors';

interface TableOfContentsProps {
  headings: readonly TextHeading[];
  /** Id of the heading above the text that the user reads. */
  current?: string;
}

/** Links to the headings of a long text: beside the text, or folded above it on narrow pages. */
export function TableOfContents(props: TableOfContentsProps) {
  return (
    <nav className={styles.contents} aria-label="Contents of the description">
      <details className={styles.above}>
        <summary className={styles.summary}>Contents</summary>
        <HeadingList {...props} />
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>Contents</p>
        <HeadingList {...props} />
      </div>
    </nav>
  );
}

/** Keeps space for a table of contents that is loading. */
export function ContentsRoom() {
  return (
    <div className={`${styles.contents} ${styles.room}`} aria-hidden="true">
      <div className={styles.above}>
        <div className={styles.summary}>Contents</div>
      </div>
    </div>
  );
}

function HeadingList({ headings, current }: TableOfContentsProps) {
  const page = pageAddress();
  const userContent = useUserContent();
  return (
    <ul>
      {headings.map(({ id, words, depth }) => (
        <li key={id} className={styles.entry} data-depth={depth}>
          <a
            className={styles.link}
            {...userContent}
            href={`${page}#${encodeURIComponent(id)}`}
            aria-current={id === current ? 'location' : undefined}
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
