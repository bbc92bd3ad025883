import { useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { muted } from '../../primitives/base/base.css';
import * as styles from './Markdown.css';
import { useMarkdownRenderer } from './useMarkdownRenderer';

/** Longer texts are cut: rendering them would hold up the page. */
const longestShown = 100_000;

export interface MarkdownProps {
  /** Markdown of unknown origin. */
  source: string;
  /** Small print with tight spacing, for cards. */
  isCompact?: boolean;
  /** The level of the heading that the text stands below; its own headings come below that. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /**
   * Gives the text's headings ids that begin with this, and lets links within the text lead there: bare fragments, which
   * who shows the text completes. Without it of such links the words stay.
   */
  anchorPrefix?: string;
  /** Called before the browser paints, when the text stands in the page, and again when it is rendered. */
  onShown?: () => void;
}

/**
 * A long description: sanitised Markdown. Until the renderer has come, and where it cannot come or gives up, the text
 * as it was written.
 */
export function Markdown(props: MarkdownProps) {
  const { source, isCompact, headingLevel = 2, anchorPrefix, onShown } = props;
  const render = useMarkdownRenderer();
  // Whoever types into a preview is not held up by it.
  const text = useDeferredValue(source).slice(0, longestShown);
  const rendered = useMemo(
    () => render?.(text, { headingLevel, anchorPrefix }),
    [render, text, headingLevel, anchorPrefix],
  );
  useLayoutEffect(() => onShown?.(), [rendered, onShown]);
  const className = `${styles.prose} ${isCompact ? styles.compact : styles.roomy}`;
  return (
    <>
      {rendered === undefined ? (
        <div className={`${className} ${styles.plain} ${render ? '' : muted}`}>{text}</div>
      ) : (
        <div className={className} dangerouslySetInnerHTML={{ __html: rendered }} />
      )}
      {source.length > longestShown && (
        <p className={`${styles.remark} ${muted}`}>
          This description is very long: only its first {longestShown.toLocaleString('en')}{' '}
          characters are shown.
        </p>
      )}
    </>
  );
}
