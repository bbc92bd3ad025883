import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

import { type ExportFormat, exportFormats } from '../../../src/domain/exports/exportFormats';

const formats = Object.keys(exportFormats) as ExportFormat[];

/**
 * The media types that select the page. A client that accepts none of our formats also gets the
 * page.
 */
const pageTypes = ['text/html', 'application/xhtml+xml', 'text/*', 'application/*', '*/*', '*'];

interface MediaRange {
  type: string;
  params: Record<string, string>;
  q: number;
}

/**
 * The export that a request for an artifact's page prefers to the page, according to its `Accept`.
 * Formats with a profile need that profile; `application/ld+json` alone is schema.org.
 */
export function preferredFormat(context: Context): ExportFormat | undefined {
  const preferred = accepts(context, {
    header: 'Accept',
    supports: formats,
    default: '',
    match: (ranges) => {
      const wanted = ranges
        .filter(({ q }) => q > 0)
        .sort((a, b) => b.q - a.q || preciseFirst(a, b));
      for (const range of wanted) {
        if (pageTypes.includes(range.type.toLowerCase())) return '';
        const format = formats.find((one) => isMatch(range, exportFormats[one].mediaType));
        if (format) return format;
      }
      return '';
    },
  });
  return formats.find((format) => format === preferred);
}

function preciseFirst(a: MediaRange, b: MediaRange): number {
  return Number(a.type.includes('*')) - Number(b.type.includes('*'));
}

function isMatch({ type, params }: MediaRange, mediaType: string): boolean {
  const [name, profile = ''] = mediaType.split(';profile=');
  // Parameter names are case-insensitive (RFC 9110, 5.6.6).
  const asked = Object.entries(params).find(([key]) => key.toLowerCase() === 'profile');
  const profiles = (asked?.[1] ?? '').split(/\s+/);
  return name === type.toLowerCase() && profiles.includes(profile.replaceAll('"', ''));
}
