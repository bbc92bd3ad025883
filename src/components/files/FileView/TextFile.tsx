import { useCallback, useMemo, useState } from 'react';
import { fileFormat, languageName } from '../../../domain/files/fileFormat';
import { formatBytes } from '../../../domain/files/formatBytes';
import { readLfsPointer } from '../../../domain/files/lfsPointer';
import { filePlace } from '../../../domain/files/filePlace';
import type { FileSource } from '../../../domain/files/fileSource';
import { Markdown } from '../../markdown/Markdown';
import { codeLanguage } from '../../markdown/code/codeLanguage';
import { useRequest } from '../../services/useRequest';
import { muted } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { useHeadingLevel } from '../../ui/Heading/Heading';
import { Spinner } from '../../ui/Spinner/Spinner';
import { FilesFailure } from '../FilesSection/FilesFailure';
import { CodeFile } from './CodeFile';
import type { FileViewProps } from './fileViewProps';
import { TableFile } from './TableFile';

/** Bytes that are read at once, and on demand. */
const atOnce = 1_000_000;
const onDemand = 20_000_000;

/** Reads a file and shows it as text, unless its contents are none. */
export function TextFile({ entry, tree, reader, onFile }: FileViewProps) {
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
  return (
    <>
      <FileText path={path} text={text} source={source} />
      {!isWhole && (
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
      )}
    </>
  );
}

interface FileTextProps {
  path: string;
  text: string;
  source: FileSource;
}

function FileText({ path, text, source }: FileTextProps) {
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
  if (format === 'table') {
    return <TableFile text={text} delimiter={path.toLowerCase().endsWith('.tsv') ? '\t' : ''} />;
  }
  return <CodeFile text={text} language={codeLanguage(languageName(path))} />;
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
