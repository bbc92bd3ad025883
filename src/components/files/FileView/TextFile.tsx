import { useCallback, useMemo, useState } from 'react';
import { fileFormat, languageName } from '../../../domain/files/fileFormat';
import { formatBytes } from '../../../domain/files/formatBytes';
import { readableJson } from '../../../domain/files/json/readableJson';
import { readLfsPointer } from '../../../domain/files/lfsPointer';
import { filePlace } from '../../../domain/files/filePlace';
import type { FileSource } from '../../../domain/files/fileSource';
import { Markdown } from '../../markdown/Markdown';
import { codeLanguage } from '../../markdown/code/codeLanguage';
import { useRequest } from '../../services/useRequest';
import { muted } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { useHeadingLevel } from '../../ui/Heading/Heading';
import { LazyNote, lazyCode, useLazyCode } from '../../ui/lazy/lazyCode';
import { Spinner } from '../../ui/Spinner/Spinner';
import { FilesFailure } from '../FilesSection/FilesFailure';
import type { NotebookFileProps } from '../Notebook/NotebookFile';
import { CodeFile } from './CodeFile';
import type { FileViewProps } from './fileViewProps';
import { TableFile } from './TableFile';

/** Bytes that are read at once, and on demand. */
const atOnce = 1_000_000;
const onDemand = 20_000_000;
/** The largest notebook that is shown. Only a whole one can be read. */
const largestNotebook = 32_000_000;

/** Reads a file and shows it as text, unless its contents are none. */
export function TextFile({ entry, tree, reader, cells, onFile }: FileViewProps) {
  const { path, kind } = entry;
  const { source } = tree;
  const [most, setMost] = useState(atOnce);
  const ask = useCallback(
    (signal: AbortSignal) => reader.readFile(source, path, { most, signal }),
    [reader, source, path, most],
  );
  const { status, response, error, retry } = useRequest(ask);
  if (status === 'failed') return <FilesFailure {...{ source, error, path }} onRetry={retry} />;
  if (!response) {
    return (
      <div role="status">
        <Spinner label="Loading the file" />
      </div>
    );
  }
  const { text, isWhole } = response;
  if (text === undefined) {
    return <p className={muted}>The contents of this file are not text.</p>;
  }
  if (kind === 'link') return <LinkTarget {...{ path, tree, onFile }} target={text} />;
  const pointer = readLfsPointer(text);
  if (pointer) {
    return (
      <p className={muted}>
        This file of {formatBytes(pointer.size)} is in Git LFS. The repository has only a pointer to
        it.
      </p>
    );
  }
  if (fileFormat(path) === 'notebook' && !isWhole) {
    return <LargeNotebook isTooLarge={most > atOnce} onShow={() => setMost(largestNotebook)} />;
  }
  const more = !isWhole && (
    <p className={muted}>
      Only the first {formatBytes(most)} are shown.{' '}
      {most < onDemand && (
        <button
          type="button"
          className={`${button} ${smallButton}`}
          onClick={() => setMost(onDemand)}
        >
          Show up to {formatBytes(onDemand)}
        </button>
      )}
    </p>
  );
  if (fileFormat(path) === 'table' && text) {
    const delimiter = path.toLowerCase().endsWith('.tsv') ? '\t' : '';
    return <TableFile {...{ text, isWhole, delimiter, more }} />;
  }
  return (
    <>
      <FileText path={path} text={text} source={source} cells={cells} />
      {more}
    </>
  );
}

/** Offers to read all of a notebook, since a part of one is no notebook. */
function LargeNotebook({ isTooLarge, onShow }: { isTooLarge: boolean; onShow: () => void }) {
  if (isTooLarge) {
    return (
      <p className={muted}>
        Notebooks of more than {formatBytes(largestNotebook)} are not shown here.
      </p>
    );
  }
  return (
    <p className={muted}>
      This notebook is larger than {formatBytes(atOnce)}.{' '}
      <button type="button" className={`${button} ${smallButton}`} onClick={onShow}>
        Load and show it
      </button>
    </p>
  );
}

interface FileTextProps extends Pick<FileViewProps, 'cells'> {
  path: string;
  text: string;
  source: FileSource;
}

function FileText({ path, text, source, cells }: FileTextProps) {
  const headingLevel = useHeadingLevel(2);
  const inFolder = useMemo(() => {
    const { files, path: own } = filePlace(source, path);
    return { ...files, folder: own.slice(0, own.lastIndexOf('/') + 1) };
  }, [source, path]);
  if (!text) return <p className={muted}>This file is empty.</p>;
  const format = fileFormat(path);
  if (format === 'markdown') {
    return <Markdown source={text} headingLevel={headingLevel} files={inFolder} subject="file" />;
  }
  if (format === 'notebook') return <Notebook text={text} files={inFolder} links={cells} />;
  const language = codeLanguage(languageName(path));
  const readable = language === 'json' ? readableJson(text) : undefined;
  return (
    <>
      <CodeFile text={readable ?? text} language={language} />
      {readable !== undefined && (
        <p className={muted}>This page adds line breaks. The file has longer lines.</p>
      )}
    </>
  );
}

const notebookCode = lazyCode(async () => (await import('../Notebook/NotebookFile')).NotebookFile);

function Notebook(props: NotebookFileProps) {
  const view = useLazyCode(notebookCode);
  return view.code ? <view.code {...props} /> : <LazyNote state={view} subject="The notebook" />;
}

interface LinkTargetProps {
  path: string;
  target: string;
  tree: FileViewProps['tree'];
  onFile: FileViewProps['onFile'];
}

/** A symbolic link, with the way to its target if that is in the repository. */
function LinkTarget({ path, target, tree, onFile }: LinkTargetProps) {
  const found = targetPath(path, target.trim());
  const isKnown = tree.entries.some((entry) => entry.path === found);
  return (
    <p>
      This is a symbolic link to <bdi>{target.trim()}</bdi>.{' '}
      {isKnown && (
        <button type="button" className={`${button} ${smallButton}`} onClick={() => onFile(found)}>
          Open it
        </button>
      )}
    </p>
  );
}

/** The path of a target relative to the folder of its link. */
function targetPath(path: string, target: string): string {
  if (target.startsWith('/')) return '';
  const steps = path.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
