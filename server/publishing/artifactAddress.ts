import { isUuid } from '../../src/domain/addresses/uuid';
import { readSharingKey } from '../../src/domain/addresses/routeQueries';
import { readArtifactPath, tidyPath } from '../../src/domain/addresses/routes';
import type { ExportFormat } from '../../src/domain/exports/exportFormats';
import { readExportName } from '../../src/domain/exports/exportUrl';

/** The parts of an address below `artifacts/`. */
export interface ArtifactAddress {
  id: string;
  /** The slug of a version. Absent for the artifact as a whole. */
  version?: string;
  /** The export that the file extension selects. Absent for the page. */
  format?: ExportFormat;
  /** Whether the address contains a sharing key. Nothing is published there. */
  hasKey: boolean;
}

/** Reads an address below a base path. `undefined` for all other addresses. */
export function readArtifactAddress(
  { pathname, searchParams }: URL,
  base: string,
): ArtifactAddress | undefined {
  const found = readArtifactPath(tidyPath(`/${pathname.slice(base.length)}`));
  if (!found) return undefined;
  const { id, version } = found;
  const hasKey = readSharingKey(searchParams) !== undefined;
  const named = readExportName(version ?? id);
  const whole = named
    ? { ...(version === undefined ? { id: named.name } : { id, version: named.name }), ...named }
    : found;
  return isUuid(whole.id)
    ? { id: whole.id, version: whole.version, format: named?.format, hasKey }
    : undefined;
}
