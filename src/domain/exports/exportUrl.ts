import { artifactUrl } from '../addresses/routes';
import { type ExportFormat, exportFormats } from './exportFormats';

/** The endings of addresses that differ from those of files. */
const otherEndings: Partial<Record<ExportFormat, string>> = { 'ro-crate': '.ro-crate.json' };

/** Longer endings first: `.old-latex.bib` ends in `.bib`, too. */
const formats = (Object.keys(exportFormats) as ExportFormat[]).sort(
  (a, b) => endingOf(b).length - endingOf(a).length,
);

/**
 * The address of an export on a server that publishes them: the artifact's page, or that of a
 * version, with an ending such as `.bib`.
 */
export function exportUrl(
  base: string,
  id: string,
  format: ExportFormat,
  version?: string,
): string {
  return artifactUrl(base, id, { version }) + endingOf(format);
}

/** The last segment of such an address, in its parts. `undefined` without a known ending. */
export function readExportName(
  segment: string,
): { name: string; format: ExportFormat } | undefined {
  const format = formats.find((one) => segment.toLowerCase().endsWith(endingOf(one)));
  return format && { name: segment.slice(0, -endingOf(format).length), format };
}

function endingOf(format: ExportFormat): string {
  return otherEndings[format] ?? exportFormats[format].ending;
}
