import { type MouseEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { unfoldIcon } from '../../ui/Icon/arrowIcons';
import { Icon } from '../../ui/Icon/Icon';
import { useHeadingLevel } from '../../ui/Heading/Heading';
import type { RepositoryFiles } from '../../../domain/artifact/git/repositoryFiles';
import { Markdown } from '../../markdown/Markdown';
import { type TextHeading, textHeadings } from './headings';
import * as styles from './LongDescription.css';
import { firstHidden, goTo, readFrom } from './readingPlace';
import { ContentsRoom, TableOfContents } from './TableOfContents';
import { isProbablyVeryLong } from './isProbablyVeryLong';
import { useCurrentHeading } from './useCurrentHeading';
import { useTextFolding } from './useTextFolding';
import { addressedElement, completeAnchors, noteAddresses, useTextAnchors } from './useTextAnchors';

/** A text with more than this many window heights has a table of contents. */
const leastWindows = 2;

export interface LongDescriptionProps {
  /** Untrusted Markdown. Give another text another `key`. */
  source: string;
  /** The repository whose files the text names by their path. */
  files?: RepositoryFiles;
  /** Steps of the heading above the text below the title. @default 1 */
  depth?: 1 | 2;
  /** Prefix for the ids of headings and footnotes. @default 'about-' */
  anchorPrefix?: string;
}

/**
 * The long description on an artifact's page. Long text is folded; very long text has a table of
 * contents.
 */
export function LongDescription(props: LongDescriptionProps) {
  const { source, files, depth = 1, anchorPrefix = 'about-' } = props;
  const part = useRef<HTMLDivElement>(null);
  const headingLevel = useHeadingLevel(depth);
  const textId = useId();
  const [headings, setHeadings] = useState<readonly TextHeading[]>([]);
  const { box: text, state, measure, fold, unfold } = useTextFolding();
  const awaited = useRef<() => void>(undefined);
  // Keeps space for the table of contents until the text is measured.
  const [isAwaiting, setIsAwaiting] = useState(() => isProbablyVeryLong(source));
  const hasContents = headings.length > 0;
  const current = useCurrentHeading(text, hasContents);

  const reach = useCallback(
    (then: () => void) => {
      if (state !== 'folded') return then();
      awaited.current = then;
      unfold();
    },
    [state, unfold],
  );
  useTextAnchors(part, text, reach);
  useLayoutEffect(() => {
    awaited.current?.();
    awaited.current = undefined;
  }, [state]);
  // The page's address may change while the text stays.
  useLayoutEffect(() => {
    if (text.current) completeAnchors(text.current);
  });

  const onShown = useCallback(() => {
    const element = text.current;
    if (!element) return;
    completeAnchors(element);
    noteAddresses(element);
    const isVeryLong = element.scrollHeight > leastWindows * window.innerHeight;
    const found = textHeadings(element);
    setHeadings(isVeryLong ? found : []);
    setIsAwaiting(false);
    measure();
    const heading = addressedElement(element);
    // A user who returns to a place in the page stays there.
    if (!heading || window.scrollY > 0) return;
    unfold();
    requestAnimationFrame(() => goTo(heading));
  }, [text, measure, unfold]);
  // The text may render before its box.
  useLayoutEffect(onShown, [onShown]);

  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'unfolded') return fold(event.currentTarget);
    const hidden = text.current && firstHidden(text.current);
    reach(() => hidden && readFrom(hidden));
  };
  return (
    <div
      ref={part}
      className={`${styles.whole} ${hasContents || isAwaiting ? styles.withContents : ''}`}
    >
      {hasContents && <TableOfContents headings={headings} current={current} />}
      {isAwaiting && <ContentsRoom />}
      <div>
        <div ref={text} id={textId} className={state === 'folded' ? styles.cut : styles.text}>
          <Markdown
            source={source}
            headingLevel={headingLevel}
            anchorPrefix={anchorPrefix}
            files={files}
            onShown={onShown}
          />
        </div>
        {state !== 'short' && (
          <button
            type="button"
            className={`${button} ${smallButton} ${styles.toggle}`}
            aria-expanded={state === 'unfolded'}
            aria-controls={textId}
            onClick={toggle}
          >
            {state === 'folded' ? 'Show more' : 'Show less'}
            <span className={state === 'folded' ? undefined : styles.turned}>
              <Icon path={unfoldIcon} />
            </span>
          </button>
        )}
      </div>
    </div>
  );
}
