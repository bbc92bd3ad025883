import { exportArtifact } from '../../../domain/exports/exportArtifact';
import { type ExportFormat, exportFormats } from '../../../domain/exports/exportFormats';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { useServices } from '../../services/TroviContext';
import { downloadFile } from '../../ui/base/downloadFile';
import { list, panel, programs, sentence, summary } from './CitationTools.css';
import type { ToolProps } from './toolProps';

/** The formats for reference managers, word processors and code hosts. */
const usual: readonly ExportFormat[] = ['bibtex', 'ris', 'csl-json', 'cff'];
const others = (Object.keys(exportFormats) as ExportFormat[]).filter(
  (format) => !usual.includes(format),
);

/** Downloads an artifact's description in all formats. Those for programs are folded. */
export function ExportPanel({ artifact, options }: ToolProps) {
  const { portalUrl, urnProvider } = useServices().configuration;
  const download = (format: ExportFormat) => {
    const file = exportArtifact(format, artifact, { ...options, portalUrl, urnProvider });
    downloadFile(file.fileName, new Blob([file.text], { type: file.mediaType }));
  };
  return (
    <div className={panel} role="group" aria-label="Export">
      <Formats formats={usual} onDownload={download} />
      <details>
        <summary className={summary}>For programs</summary>
        <div className={programs}>
          <Formats formats={others} onDownload={download} />
          <p className={sentence}>
            “{exportFormats['bibtex-old-latex'].label}” writes accents as commands, for pdflatex
            with the program bibtex.
          </p>
        </div>
      </details>
    </div>
  );
}

interface FormatsProps {
  formats: readonly ExportFormat[];
  onDownload: (format: ExportFormat) => void;
}

function Formats({ formats, onDownload }: FormatsProps) {
  return (
    <ul className={list}>
      {formats.map((format) => (
        <li key={format}>
          <button
            type="button"
            className={`${button} ${smallButton}`}
            data-format={format}
            aria-label={`Download ${exportFormats[format].label}`}
            onClick={() => onDownload(format)}
          >
            {exportFormats[format].label}
          </button>
        </li>
      ))}
    </ul>
  );
}
