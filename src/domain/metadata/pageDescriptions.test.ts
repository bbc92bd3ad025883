import { describe, expect, it } from 'vitest';
import { pageDescriptions } from './pageDescriptions';

const apiUrl = 'https://api.example.org';
const dashboardUrl = 'https://trovi.example.org/dashboard/';

describe('pageDescriptions', () => {
  it('names the API alone without a publishing server', () => {
    expect(pageDescriptions({ apiUrl, dashboardUrl }, 'a b')).toEqual([
      { url: `${apiUrl}/artifacts/a%20b/`, mediaType: 'application/json' },
    ]);
    expect(pageDescriptions({ apiUrl: '', dashboardUrl }, 'id')).toEqual([]);
    expect(pageDescriptions({ apiUrl, dashboardUrl }, '')).toEqual([]);
  });

  it('names all exports on one, of the version that is shown', () => {
    const found = pageDescriptions({ apiUrl, dashboardUrl, publishingServer: true }, 'id', '1.0');
    expect(found).toHaveLength(13);
    expect(found[1]).toEqual({
      url: `${dashboardUrl}artifacts/id/versions/1.0.bib`,
      mediaType: 'application/x-bibtex',
    });
  });
});
