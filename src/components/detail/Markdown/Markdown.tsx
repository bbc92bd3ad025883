import { useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { muted } from '../../primitives/base/base.css';
import { useWritten } from '../../primitives/base/useWritten';
import * as styles from './Markdown.css';
import { useMarkdownRenderer } from './useMarkdownRenderer';

/** Longest text that is rendered, in characters. Longer text would block the page. */
const longestShown = 100_000;

export interface MarkdownProps {
  /** Untrusted Markdown. */
  source: string;
  /** Uses the size and spacing of the text around it, for cards. @default false */
  isCompact?: boolean;
  /** Level of the heading above the text. The text's own headings start below that. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /**
   * Prefix for the ids of headings. Links within the text then lead to them, as bare fragments that
   * the caller completes. Without a prefix, such links become plain text.
   */
  anchorPrefix?: string;
  /** Called before paint, when the text appears and when it is rendered. */
  onShown?: () => void;
}

/**
 * Shows sanitized Markdown. Until the renderer has loaded, and when it fails, shows the plain text.
 */
export function Markdown(props: MarkdownProps) {
  const { source, isCompact, headingLevel = 2, anchorPrefix, onShown } = props;
  const render = useMarkdownRenderer();
  // Typing stays smooth while a preview renders.
  const text = useDeferredValue(source).slice(0, longestShown);
  const rendered = useMemo(
    () => render?.(text, { headingLevel, anchorPrefix }),
    [render, text, headingLevel, anchorPrefix],
  );
  useLayoutEffect(() => onShown?.(), [rendered, onShown]);
  const written = useWritten();
  const className = `${styles.prose} ${isCompact ? styles.compact : styles.roomy}`;
  return (
    <>
      {rendered === undefined ? (
        <div className={`${className} ${styles.plain} ${render ? '' : muted}`} {...written}>
          {text}
        </div>
      ) : (
        <div className={className} {...written} dangerouslySetInnerHTML={{ __html: rendered }} />
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
