import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { RepositoryFiles } from '../../domain/artifact/git/repositoryFiles';
import { useLazyCode } from '../ui/lazy/lazyCode';
import { muted } from '../ui/base/base.css';
import { useUserContent } from '../ui/base/useUserContent';
import type { HeadingLevel } from '../ui/Heading/Heading';
import { cutText } from '../ui/Slices/cutText';
import { PlainText } from '../ui/Slices/PlainText';
import { emojiNames, mayHaveEmoji } from './emoji/emojiNames';
import * as styles from './Markdown.css';
import { renderMarkdown } from './renderMarkdown';
import { useCompletedMarkup } from './useCompletedMarkup';

/** Longest text that is rendered, in characters (decision 30). */
const longestRendered = 20_000;

export interface MarkdownProps {
  /** Untrusted Markdown. */
  source: string;
  /** Uses the size and spacing of the text around it, for cards. @default false */
  isCompact?: boolean;
  /** Level of the heading above the text. The text's own headings start below that. @default 2 */
  headingLevel?: HeadingLevel;
  /**
   * Prefix for the ids of headings, footnotes and the places that the author named. Links within the
   * text then target them, as bare fragments that the caller completes. Without a prefix, such links
   * become plain text.
   */
  anchorPrefix?: string;
  /**
   * The repository whose files relative links and images name. Without it, they become text. Pass
   * the same object while it is the same.
   */
  files?: RepositoryFiles;
  /**
   * Pictures with their data, by the name in `attachment:name`. Pass the same object while it is
   * the same.
   */
  pictures?: ReadonlyMap<string, string>;
  /** The text, for a note that says what is not shown. @default 'description' */
  subject?: string;
  /** Called before paint, when the text appears and when it is rendered. */
  onShown?: () => void;
}

/** Shows sanitized Markdown. Shows the plain text if the renderer fails. */
export function Markdown(props: MarkdownProps) {
  const { source, isCompact, headingLevel = 2, anchorPrefix, files, onShown } = props;
  const { pictures, subject = 'description' } = props;
  const box = useRef<HTMLDivElement>(null);
  // Typing stays smooth while a preview renders.
  const whole = useDeferredValue(source);
  const text = whole.slice(0, cutText(whole, longestRendered));
  const emoji = useLazyCode(emojiNames, mayHaveEmoji(text)).code;
  const rendered = useMemo(
    () => renderMarkdown(text, { headingLevel, anchorPrefix, files, pictures, emoji }),
    [text, headingLevel, anchorPrefix, files, pictures, emoji],
  );
  useCompletedMarkup(box, rendered);
  useLayoutEffect(() => onShown?.(), [rendered, onShown]);
  const userContent = useUserContent();
  const className = `${styles.prose} ${isCompact ? styles.compact : styles.spacious}`;
  return (
    <>
      {rendered === undefined ? (
        <div className={`${className} ${styles.plain}`} {...userContent}>
          {text}
        </div>
      ) : (
        <div
          ref={box}
          className={className}
          {...userContent}
          dangerouslySetInnerHTML={{ __html: rendered.markup }}
        />
      )}
      <LeftOut
        subject={subject}
        whole={whole}
        shown={text}
        isBounded={rendered?.isWhole === false}
      />
    </>
  );
}

interface LeftOutProps {
  subject: string;
  /** The whole source text. */
  whole: string;
  /** The part of it that was to be rendered. */
  shown: string;
  /** Whether the renderer left parts out. */
  isBounded: boolean;
}

/** Names the parts that are not rendered, and offers them as plain text. */
function LeftOut({ subject, whole, shown, isBounded }: LeftOutProps) {
  if (!isBounded && shown.length === whole.length) return null;
  return (
    <div className={styles.remark}>
      <p className={muted}>
        {isBounded
          ? `Parts of this ${subject} are not shown because they are too complex.`
          : `This ${subject} is very long. Only its beginning is formatted.`}
      </p>
      {isBounded ? (
        <PlainText text={whole} name="Show it as plain text" />
      ) : (
        <PlainText text={whole.slice(shown.length)} name="Show the rest as plain text" />
      )}
    </div>
  );
}
