import { encodeSegment } from '../addresses/webAddress';
import { type ExportFormat, exportFormats } from '../exports/exportFormats';
import { exportUrl } from '../exports/exportUrl';

/** The configuration for addresses of descriptions. A `CatalogueConfiguration` has this shape. */
export interface DescriptionAddresses {
  apiUrl: string;
  dashboardUrl: string;
  /** Whether the server of the dashboard publishes exports. */
  publishingServer?: boolean;
}

/**
 * The addresses of an artifact in other formats, for {@link pageMetadata}: in the catalogue's API,
 * and on a publishing server in every export format.
 */
export function pageDescriptions(
  { apiUrl, dashboardUrl, publishingServer }: DescriptionAddresses,
  id: string,
  version?: string,
): { url: string; mediaType: string }[] {
  if (!id) return [];
  const formats = Object.keys(exportFormats) as ExportFormat[];
  const exported = formats.map((format) => ({
    url: exportUrl(dashboardUrl, id, format, version),
    mediaType: exportFormats[format].mediaType,
  }));
  const api = { url: `${apiUrl}/artifacts/${encodeSegment(id)}/`, mediaType: 'application/json' };
  return [...(apiUrl ? [api] : []), ...(publishingServer && dashboardUrl ? exported : [])];
}
