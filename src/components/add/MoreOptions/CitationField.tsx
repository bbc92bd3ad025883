import { useState } from 'react';
import { bibtexCitation, isBibtex } from '../../../domain/imports/bibtexCitation';
import { textButton } from '../../ui/buttons/buttons.css';
import { TextField } from '../../ui/Field/TextField';
import * as styles from './MoreOptions.css';

interface CitationFieldProps {
  value: string;
  onChange: (text: string) => void;
  problem?: string;
}

/** The authors' own citation. BibTeX that is pasted becomes text. */
export function CitationField({ value, onChange, problem }: CitationFieldProps) {
  const [reading, setReading] = useState<{ bibtex: string; citation?: string; fault?: string }>();
  const isRead = reading?.citation !== undefined && reading.citation === value;
  const fault = reading?.bibtex === value ? reading.fault : undefined;

  function read(bibtex: string) {
    try {
      const citation = bibtexCitation(bibtex);
      setReading({ bibtex, citation });
      onChange(citation);
    } catch (error) {
      setReading({ bibtex, fault: error instanceof Error ? error.message : undefined });
      onChange(bibtex);
    }
  }

  return (
    <div className={styles.citation}>
      <TextField
        label="Cite this paper instead"
        name="citation"
        rows={3}
        value={value}
        onChange={(text) => {
          const isPasted = Math.abs(text.length - value.length) > 1;
          if (isPasted && isBibtex(text)) read(text);
          else onChange(text);
        }}
        hint="Replaces the citation that the catalogue writes. Paste a citation or BibTeX. It cannot be changed later."
        problem={fault ?? problem}
        need="optional"
      />
      <div className={styles.outcome}>
        {isBibtex(value) && (
          <button type="button" className={textButton} onClick={() => read(value)}>
            Read BibTeX
          </button>
        )}
        <span role="status">{isRead && 'Converted from BibTeX.'}</span>
        {isRead && (
          <button
            type="button"
            className={textButton}
            aria-label="Undo: put the BibTeX back"
            onClick={() => onChange(reading.bibtex)}
          >
            Undo
          </button>
        )}
      </div>
    </div>
  );
}
