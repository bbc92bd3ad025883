import { useMemo } from 'react';
import type { RepositoryFiles } from '../../../domain/artifact/git/repositoryFiles';
import { indentJson } from '../../../domain/files/json/indentJson';
import type { NotebookOutput, ShownData } from '../../../domain/files/notebook/notebook';
import { liftPictures } from '../../../domain/files/notebook/pictures';
import { Markdown } from '../../markdown/Markdown';
import { muted } from '../../ui/base/base.css';
import { useHeadingLevel } from '../../ui/Heading/Heading';
import { CodeFile } from '../FileView/CodeFile';
import { Picture } from '../FileView/Picture';
import { HtmlOutput } from './HtmlOutput';
import * as styles from './Notebook.css';
import { OutputText } from './OutputText';

/** Longest JSON that is indented, in characters. */
const longestIndented = 200_000;

interface OutputProps {
  output: NotebookOutput;
  /** The number of the cell. */
  cell: number;
  files: RepositoryFiles;
}

/** What a run of a cell left. Nothing of it runs. */
export function Output({ output, cell, files }: OutputProps) {
  switch (output.kind) {
    case 'stream':
      return <OutputText text={output.text} isError={output.isError} />;
    case 'error':
      return (
        <details className={styles.failure}>
          <summary className={styles.failureTitle}>
            {output.name || 'Error'}
            {output.message && `: ${output.message.slice(0, 300)}`}
          </summary>
          <OutputText text={output.traceback || output.message} />
        </details>
      );
    case 'data':
      return (
        <>
          {output.shown && <Data data={output.shown} {...{ cell, files }} />}
          {output.leftOut.length > 0 && (
            <p className={styles.leftOut}>
              {output.shown ? 'Not run here' : 'Not shown here'}: {output.leftOut.join(', ')}
            </p>
          )}
        </>
      );
    case 'unknown':
      return <p className={muted}>This output cannot be read.</p>;
  }
}

function Data({ data, cell, files }: { data: ShownData; cell: number; files: RepositoryFiles }) {
  switch (data.kind) {
    case 'picture':
      return <Picture address={data.address} words={`Output of cell ${cell}`} width={data.width} />;
    case 'html':
      return <HtmlOutput html={data.text} plain={data.plain} files={files} />;
    case 'markdown':
      return <MarkdownOutput text={data.text} files={files} />;
    case 'json':
      return <JsonOutput json={data.text} />;
    case 'latex':
    case 'text':
      return <OutputText text={data.text} />;
  }
}

function MarkdownOutput({ text, files }: { text: string; files: RepositoryFiles }) {
  const headingLevel = useHeadingLevel(2);
  const lifted = useMemo(() => liftPictures(text), [text]);
  return (
    <Markdown
      source={lifted.text}
      pictures={lifted.pictures}
      subject="output"
      {...{ headingLevel, files }}
    />
  );
}

function JsonOutput({ json }: { json: string }) {
  const text = useMemo(() => (json.length > longestIndented ? json : indentJson(json)), [json]);
  return <CodeFile text={text} language="json" />;
}
