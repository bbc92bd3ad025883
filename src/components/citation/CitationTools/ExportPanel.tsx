import { useRef } from 'react';
import { bibtex } from '../../../domain/citation/bibtex';
import { exportArtifact } from '../../../domain/exports/exportArtifact';
import { type ExportFormat, exportFormats } from '../../../domain/exports/exportFormats';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { useServices } from '../../services/TroviContext';
import { spokenOnly } from '../../ui/base/base.css';
import { downloadFile } from '../../ui/base/downloadFile';
import { list, panel } from './CitationTools.css';
import type { ToolProps } from './toolProps';

/** Downloads an artifact's description in ten formats, and copies its BibTeX entry. */
export function ExportPanel({ artifact, options, onCopied }: ToolProps) {
  const { portalUrl, urnProvider } = useServices().configuration;
  const shown = useRef<HTMLPreElement>(null);
  const entry = bibtex(artifact, options);
  const download = (format: ExportFormat) => {
    const file = exportArtifact(format, artifact, { ...options, portalUrl, urnProvider });
    downloadFile(file.fileName, new Blob([file.text], { type: file.mediaType }));
  };
  return (
    <div className={panel} role="group" aria-label="Export">
      <ul className={list}>
        {Object.entries(exportFormats).map(([format, { label }]) => (
          <li key={format}>
            <button
              type="button"
              className={`${button} ${smallButton}`}
              data-format={format}
              aria-label={`Download ${label}`}
              onClick={() => download(format as ExportFormat)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <CopyButton
        text={entry}
        label="Copy BibTeX"
        subject="BibTeX"
        shown={shown}
        onCopied={(text) => onCopied?.(text, { format: 'bibtex' })}
      />
      {/* Selected where the clipboard refuses the text. */}
      <pre ref={shown} className={spokenOnly} aria-hidden="true">
        {entry}
      </pre>
    </div>
  );
}
