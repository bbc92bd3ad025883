import { memo, useMemo } from 'react';
import type { RepositoryFiles } from '../../../domain/artifact/git/repositoryFiles';
import type { CodeCell, Notebook, NotebookCell } from '../../../domain/files/notebook/notebook';
import { readCell } from '../../../domain/files/notebook/readCell';
import { codeLanguage } from '../../markdown/code/codeLanguage';
import { Markdown } from '../../markdown/Markdown';
import { muted } from '../../ui/base/base.css';
import { useHeadingLevel } from '../../ui/Heading/Heading';
import { SlicedList } from '../../ui/Slices/SlicedList';
import { CodeFile } from '../FileView/CodeFile';
import type { CellLinks } from './cellLinks';
import { HtmlOutput } from './HtmlOutput';
import * as styles from './Notebook.css';
import { Output } from './Output';
import { OutputText } from './OutputText';

export interface CellProps {
  notebook: Notebook;
  /** From 1. */
  number: number;
  files: RepositoryFiles;
  /** The address of the page with a cell. Without it, the cell has no link. */
  addressOf?: CellLinks['addressOf'];
}

/** A cell of a notebook, with a link to it. */
export const Cell = memo(function Cell({ notebook, number, files, addressOf }: CellProps) {
  const cell = useMemo(() => readCell(notebook.cells[number - 1], notebook), [notebook, number]);
  return (
    <>
      <div className={styles.head}>
        {addressOf ? (
          <a
            className={styles.number}
            href={addressOf(number)}
            aria-label={`Link to cell ${number}`}
            data-own=""
          >
            #{number}
          </a>
        ) : (
          <span>#{number}</span>
        )}
        {cell.kind === 'code' && (
          <span>{cell.count === undefined ? 'Not run' : `Run ${cell.count}`}</span>
        )}
      </div>
      <Contents {...{ cell, number, files }} language={notebook.language} />
    </>
  );
});

interface ContentsProps {
  cell: NotebookCell;
  number: number;
  files: RepositoryFiles;
  /** The language of the notebook. */
  language?: string;
}

function Contents({ cell, number, files, language }: ContentsProps) {
  const headingLevel = useHeadingLevel(2);
  switch (cell.kind) {
    case 'markdown':
      return (
        <Markdown
          source={cell.source}
          pictures={cell.pictures}
          subject="cell"
          {...{ headingLevel, files }}
        />
      );
    case 'code':
      return <Code {...{ cell, number, files, language }} />;
    case 'html':
      return <HtmlOutput html={cell.source} plain={cell.source} files={files} />;
    case 'raw':
      return <OutputText text={cell.source} />;
    case 'unknown':
      return <p className={muted}>This cell cannot be read.</p>;
  }
}

function Code({ cell, number, files, language }: ContentsProps & { cell: CodeCell }) {
  return (
    <>
      {cell.source && (
        <div className={styles.source}>
          <CodeFile text={cell.source} language={codeLanguage(cell.language ?? language)} />
        </div>
      )}
      {cell.outputs.length > 0 && (
        <SlicedList
          items={cell.outputs}
          className={styles.outputs}
          aria-label={`Outputs of cell ${number}`}
        >
          {(output, index) => (
            <li key={index} className={styles.output}>
              <Output {...{ output, files }} cell={number} />
            </li>
          )}
        </SlicedList>
      )}
    </>
  );
}
