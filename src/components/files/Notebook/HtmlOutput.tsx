import { useMemo, useRef } from 'react';
import type { RepositoryFiles } from '../../../domain/artifact/git/repositoryFiles';
import { liftPictures } from '../../../domain/files/notebook/pictures';
import { prose } from '../../markdown/Markdown.css';
import { renderHtml } from '../../markdown/renderMarkdown';
import { useCompletedMarkup } from '../../markdown/useCompletedMarkup';
import { muted } from '../../ui/base/base.css';
import { useHeadingLevel } from '../../ui/Heading/Heading';
import * as styles from './Notebook.css';
import { OutputText } from './OutputText';

/** Longest HTML that is shown, in characters without its pictures. */
const longest = 40_000;

export interface HtmlOutputProps {
  html: string;
  /** The repository that relative addresses name. */
  files: RepositoryFiles;
  /** The same as plain text, if the HTML shows nothing without a program. */
  plain?: string;
}

/** HTML of a notebook, through the sanitizer of descriptions. */
export function HtmlOutput({ html, files, plain }: HtmlOutputProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingLevel = useHeadingLevel(2);
  const { text, pictures } = useMemo(() => liftPictures(html), [html]);
  const rendered = useMemo(
    () => renderHtml(text.slice(0, longest), { headingLevel, files, pictures }),
    [text, headingLevel, files, pictures],
  );
  useCompletedMarkup(box, rendered);
  if (!rendered || rendered.isEmpty) {
    return plain === undefined ? (
      <p className={muted}>This output cannot be shown here.</p>
    ) : (
      <OutputText text={plain} />
    );
  }
  return (
    <>
      <div
        ref={box}
        className={`${prose} ${styles.html}`}
        dir="auto"
        dangerouslySetInnerHTML={{ __html: rendered.markup }}
      />
      {(!rendered.isWhole || text.length > longest) && (
        <p className={muted}>Parts of this output are not shown because it is too large.</p>
      )}
    </>
  );
}
