import { useCallback, useEffect, useRef } from 'react';
import { counted, formatCount } from '../../../domain/artifact/formatCount';
import type { RepositoryFiles } from '../../../domain/artifact/git/repositoryFiles';
import type { Notebook } from '../../../domain/files/notebook/notebook';
import { NotebookError } from '../../../domain/files/notebook/readNotebook';
import { useRequest } from '../../services/useRequest';
import { muted } from '../../ui/base/base.css';
import { useSlices } from '../../ui/Slices/useSlices';
import { Spinner } from '../../ui/Spinner/Spinner';
import { CodeFile } from '../FileView/CodeFile';
import { Cell } from './Cell';
import type { CellLinks } from './cellLinks';
import * as styles from './Notebook.css';
import { readInSteps } from './readInSteps';

/** Most cells that are shown. */
const mostCells = 2_000;
/** Cells that are shown at once. Each later task adds one, since a cell may be large. */
const first = 2;
const slice = 1;

export interface NotebookFileProps {
  /** All of the file. */
  text: string;
  /** The repository, with the folder of the notebook. */
  files: RepositoryFiles;
  /** The addresses of its cells. Without them, cells have no links. */
  links?: CellLinks;
}

/** A Jupyter notebook as it was saved. Shows the text of a file that is none. */
export function NotebookFile({ text, files, links }: NotebookFileProps) {
  const ask = useCallback((signal: AbortSignal) => readInSteps(text, signal), [text]);
  const { status, response, error } = useRequest(ask);
  if (response) return <Cells notebook={response} {...{ files, links }} />;
  if (status === 'failed') {
    return (
      <>
        <p className={muted}>{problemText(error)} Here is its text.</p>
        <CodeFile text={text} language="json" />
      </>
    );
  }
  return (
    <div role="status">
      <Spinner label="Reading the notebook" />
    </div>
  );
}

function problemText(error: unknown): string {
  const { problem, version } = error instanceof NotebookError ? error : { problem: 'shape' };
  if (problem === 'json') return 'This file is not a notebook, because it is not JSON.';
  if (problem === 'shape') return 'This file is JSON, but not a notebook.';
  return `This notebook has version ${version} of the format. Only versions 3 and 4 can be shown.`;
}

interface CellsProps extends Omit<NotebookFileProps, 'text'> {
  notebook: Notebook;
}

function Cells({ notebook, files, links }: CellsProps) {
  const list = useRef<HTMLOListElement>(null);
  const total = Math.min(notebook.cells.length, mostCells);
  const { shown, showAll } = useSlices(total, first, slice);
  useEffect(showAll, [showAll]);
  const linked = links?.linked;
  const isLinkedShown = linked !== undefined && linked <= shown;
  useEffect(() => {
    const cell = isLinkedShown ? list.current?.children.item(linked - 1) : null;
    if (!(cell instanceof HTMLElement)) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'start' });
  }, [isLinkedShown, linked]);
  if (total === 0) return <p className={muted}>This notebook has no cells.</p>;
  return (
    <>
      {linked !== undefined && linked > total && (
        <p className={styles.leftOut}>This notebook has no cell {linked}.</p>
      )}
      <ol ref={list} className={styles.cells} aria-label="Cells">
        {Array.from({ length: shown }, (_, index) => (
          <li
            key={index}
            className={styles.cell}
            tabIndex={index + 1 === linked ? -1 : undefined}
            data-linked={index + 1 === linked || undefined}
          >
            <Cell number={index + 1} {...{ notebook, files }} addressOf={links?.addressOf} />
          </li>
        ))}
      </ol>
      {total < notebook.cells.length && (
        <p className={muted}>
          Only the first {formatCount(total)} of {counted(notebook.cells.length, 'cell')} are shown.
        </p>
      )}
    </>
  );
}
