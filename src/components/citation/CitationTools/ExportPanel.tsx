import { useRef } from 'react';
import { bibtex } from '../../../domain/citation/bibtex';
import { exportArtifact } from '../../../domain/exports/exportArtifact';
import { type ExportFormat, exportFormats } from '../../../domain/exports/exportFormats';
import { button, smallButton } from '../../primitives/buttons/buttons.css';
import { CopyButton } from '../../primitives/CopyButton/CopyButton';
import { useServices } from '../../services/TroviContext';
import { list, panel, title } from './CitationTools.css';
import type { ToolProps } from './toolProps';

/** Downloads an artifact's description in ten formats, and copies its BibTeX entry. */
export function ExportPanel({ artifact, options, onCopied }: ToolProps) {
  const { portalUrl, urnProvider } = useServices().configuration;
  const shown = useRef<HTMLElement>(null);
  const download = (format: ExportFormat) => {
    const file = exportArtifact(format, artifact, { ...options, portalUrl, urnProvider });
    save(new Blob([file.text], { type: file.mediaType }), file.fileName);
  };
  return (
    <div className={panel} role="group" aria-label="Export">
      <p className={title}>Export</p>
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
      <p className={title}>BibTeX entry</p>
      <CopyButton
        text={bibtex(artifact, options)}
        subject="BibTeX entry"
        shown={shown}
        onCopied={(text) => onCopied?.(text, { format: 'bibtex' })}
      />
    </div>
  );
}

function save(contents: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = fileName;
  link.click();
  // The browser has opened the address by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
