import { type DragEvent, useRef, useState } from 'react';
import { fieldLabel } from '../../../domain/drafts/draftField';
import { importFormats } from '../../../domain/imports/importedMetadata';
import { muted } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { Remark } from '../../ui/Field/Remark';
import { TextField } from '../../ui/Field/TextField';
import { useTagVocabulary } from '../../services/useVocabulary';
import { OfferList } from './OfferList';
import * as styles from './StartFrom.css';
import type { StartFromProps } from './startFromProps';
import { useReading } from './useReading';
import type { StartOutcome } from './useStart';

const fileTypes = '.bib,.bibtex,.ris,.cff,.json,.jsonld,.txt';

/** Reads metadata of other programs, from text or a file, and fills the form with it. */
export function StartPanel({ state, parseYaml }: StartFromProps) {
  const [text, setText] = useState('');
  const [isOver, setIsOver] = useState(false);
  const [outcome, setOutcome] = useState<StartOutcome>();
  const file = useRef<HTMLInputElement>(null);
  const { tags, status } = useTagVocabulary();
  const { reading, readText, readFiles } = useReading(parseYaml, (metadata) =>
    setOutcome(state.start(metadata, tags)),
  );
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
      aria-label="Start from metadata"
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
        {state.filled.length > 0 && (
          <button type="button" className={`${button} ${smallButton}`} onClick={state.undoAll}>
            Undo All
          </button>
        )}
      </div>
      <div role="status" className={styles.outcome}>
        {isReading && <p className={muted}>Reading…</p>}
        {problem && <Remark problem={problem} />}
        {!isReading && !problem && outcome && (
          <OutcomeText outcome={outcome} hasTags={status === 'ready'} />
        )}
      </div>
      {!problem && <OfferList state={state} />}
    </div>
  );
}

function OutcomeText({ outcome, hasTags }: { outcome: StartOutcome; hasTags: boolean }) {
  const { metadata, filled, unknownTags } = outcome;
  const source = importFormats[metadata.format];
  const names = filled.map(fieldLabel).join(', ');
  const unknown = unknownTags.slice(0, 10).join(', ') + (unknownTags.length > 10 ? ' …' : '');
  return (
    <>
      <p>
        {names
          ? `Filled in from ${source}: ${names}.`
          : `${source} was read. No field was filled in.`}
      </p>
      {metadata.entries > 1 && (
        <p>It describes {metadata.entries} works. The first one was taken.</p>
      )}
      {metadata.furtherAuthors > 0 && (
        <p>
          The first {metadata.authors.length} authors were taken, {metadata.furtherAuthors} were
          not.
        </p>
      )}
      {unknown && hasTags && <p>The catalogue does not have these tags: {unknown}.</p>}
      {unknown && !hasTags && (
        <p>No tags were taken, because the tags of the catalogue are not loaded.</p>
      )}
    </>
  );
}
