import { type DragEvent, useRef, useState } from 'react';
import { muted } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Remark } from '../../ui/Field/Remark';
import { TextField } from '../../ui/Field/TextField';
import { useTagVocabulary } from '../../services/useVocabulary';
import * as styles from './StartFrom.css';
import type { StartFromProps } from './startFromProps';
import { useReading } from './useReading';

interface StartPanelProps extends Pick<StartFromProps, 'state' | 'parseYaml'> {
  /** Called when a file was read. */
  onDone: () => void;
}

const fileTypes = '.bib,.bibtex,.ris,.cff,.json,.jsonld,.txt';

/** Reads metadata of other programs, from text or a file, and fills the form with it. */
export function StartPanel({ state, parseYaml, onDone }: StartPanelProps) {
  const [text, setText] = useState('');
  const [isOver, setIsOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { tags, status } = useTagVocabulary();
  const { reading, readText, readFiles } = useReading(parseYaml, (metadata) => {
    state.start(metadata, status === 'ready' ? tags : undefined);
    onDone();
  });
  const { isReading, problem } = reading;

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    if (files.length > 0) readFiles([...files]);
    else readText(event.dataTransfer.getData('text/plain'));
  }

  return (
    <div
      className={styles.panel}
      role="group"
      aria-label="Fill in from a file"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <TextField
        label="Metadata"
        name="start"
        rows={4}
        value={text}
        onChange={setText}
        hint={`Paste, drop or choose ${parseYaml ? 'CITATION.cff, ' : ''}BibTeX, RIS, codemeta.json, RO-Crate metadata, .zenodo.json, DataCite JSON or CSL-JSON. It never leaves your browser.`}
      />
      <div className={styles.actions}>
        <button type="button" className={`${button} ${smallButton}`} onClick={() => readText(text)}>
          Fill In
        </button>
        <button
          type="button"
          className={`${button} ${smallButton}`}
          onClick={() => file.current?.click()}
        >
          Choose File
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept={fileTypes}
          aria-label="File with metadata"
          onChange={({ target }) => {
            if (target.files?.length) readFiles([...target.files]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      <div role="status" className={styles.outcome}>
        {isReading && <p className={muted}>Reading…</p>}
        {problem && <Remark problem={problem} />}
      </div>
    </div>
  );
}
