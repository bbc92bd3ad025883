import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { counted } from '../../../domain/artifact/formatCount';
import { type FileSource, hostName, isRecord } from '../../../domain/files/fileSource';
import { filteredRows, foldersAround, nodesOf, openRows } from '../../../domain/files/treeRows';
import type { FileReader, FileTree as Tree } from '../../../domain/ports/fileReader';
import { useRequest } from '../../services/useRequest';
import { muted, spokenOnly } from '../../ui/base/base.css';
import { Spinner } from '../../ui/Spinner/Spinner';
import { FileTree } from '../FileTree/FileTree';
import { FileView } from '../FileView/FileView';
import type { CellLinks } from '../Notebook/cellLinks';
import { FilesFailure } from './FilesFailure';
import * as styles from './FilesSection.css';

export interface FileBrowserProps {
  source: FileSource;
  reader: FileReader;
  /** Path of the file that is open. */
  file?: string;
  cells?: CellLinks;
  onFile: (path: string | undefined) => void;
}

/** Reads the tree of a repository, and shows it with the file that is open. */
export function FileBrowser({ source, reader, file, cells, onFile }: FileBrowserProps) {
  const ask = useCallback(
    (signal: AbortSignal) => reader.readTree(source, signal),
    [reader, source],
  );
  const { status, response, error, retry } = useRequest(ask);
  return (
    <div className={styles.browser}>
      <div role="status">
        {status === 'loading' && <Spinner label={`Asking ${hostName(source)} for the files`} />}
      </div>
      {status === 'failed' && <FilesFailure {...{ source, error }} onRetry={retry} />}
      {response && <Browser tree={response} {...{ source, reader, file, cells, onFile }} />}
    </div>
  );
}

function Browser(props: FileBrowserProps & { tree: Tree }) {
  const { tree, source, reader, file, cells, onFile } = props;
  const nodes = useMemo(() => nodesOf(tree.entries), [tree]);
  const entry = useMemo(
    () => (file === undefined ? undefined : tree.entries.find(({ path }) => path === file)),
    [tree, file],
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(file === undefined ? [] : [...foldersAround(file), file]),
  );
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const rows = useMemo(
    () => (wanted.trim() ? filteredRows(nodes, wanted) : openRows(nodes, open)),
    [nodes, open, wanted],
  );
  const toggle = useCallback((path: string, isOpen: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(path);
      else after.delete(path);
      return after;
    });
  }, []);
  const filterId = useId();
  const count = tree.entries.filter(({ kind }) => kind === 'file' || kind === 'archive').length;
  return (
    <>
      <Notes tree={tree} source={source} />
      {count === 0 && nodes.length === 0 ? (
        <p className={muted}>This version has no files.</p>
      ) : (
        <>
          <div className={styles.bar}>
            <label className={spokenOnly} htmlFor={filterId}>
              Filter files by name
            </label>
            <input
              id={filterId}
              type="search"
              className={styles.filter}
              placeholder="Filter by name"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <span className={muted}>{counted(count, 'file')}</span>
          </div>
          <p className={rows.length > 0 ? spokenOnly : muted} role="status">
            {rows.length === 0 && 'No file has these words in its path.'}
          </p>
          {rows.length > 0 && (
            <FileTree
              rows={rows}
              isFiltered={wanted.trim() !== ''}
              current={file}
              onToggle={toggle}
              onFile={onFile}
            />
          )}
        </>
      )}
      {file !== undefined && !entry && (
        <p className={styles.note}>
          This version has no file <bdi>{file}</bdi>.
        </p>
      )}
      {entry && entry.kind !== 'folder' && (
        <FileView key={entry.path} {...{ entry, tree, reader, cells, onFile }} />
      )}
    </>
  );
}

/** Says that the repository has moved, and that entries are missing. */
function Notes({ tree, source }: { tree: Tree; source: FileSource }) {
  const { owner, name } = tree.source.files;
  const hasMoved = owner !== source.files.owner || name !== source.files.name;
  const isOfRecord = isRecord(source);
  return (
    <>
      {hasMoved && isOfRecord && (
        <p className={styles.note}>
          The DOI of this version stands for all versions of a record. These are the files of the
          newest one,{' '}
          <a href={tree.source.files.folders} target="_blank" rel="noopener noreferrer">
            record {name}
          </a>
          .
        </p>
      )}
      {hasMoved && !isOfRecord && (
        <p className={styles.note}>
          This repository has moved to{' '}
          <bdi>
            {owner}/{name}
          </bdi>{' '}
          on {hostName(source)}.
        </p>
      )}
      {tree.isCut && (
        <p className={styles.note}>
          The {isOfRecord ? 'record' : 'repository'} has more files than {hostName(source)} lists at
          once. Some are missing here.{' '}
          <a href={tree.source.files.folders} target="_blank" rel="noopener noreferrer">
            See all of them there
          </a>
        </p>
      )}
    </>
  );
}
