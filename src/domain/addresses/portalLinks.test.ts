import { describe, expect, it } from 'vitest';
import {
  configureDaypassUrl,
  daypassRequestsUrl,
  downloadUrl,
  launchUrl,
  requestDaypassUrl,
} from './portalLinks';

const portal = 'https://portal.example.org';
const id = '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2';
const base = `${portal}/experiment/share/${id}`;

describe('links to the portal', () => {
  it('name the version, or the artifact alone', () => {
    expect(launchUrl(portal, id, '2026-03-02.1')).toBe(`${base}/version/2026-03-02.1/launch`);
    expect(launchUrl(portal, id)).toBe(`${base}/launch`);
    expect(downloadUrl(portal, id, '2026-03-02')).toBe(`${base}/version/2026-03-02/download`);
    expect(downloadUrl(portal, id)).toBe(`${base}/download`);
    expect(requestDaypassUrl(portal, id)).toBe(`${base}/request`);
    expect(configureDaypassUrl(portal, id)).toBe(`${base}/share`);
    expect(daypassRequestsUrl(portal, id)).toBe(`${base}/requests/`);
  });

  it('carry the sharing key under both names', () => {
    const options = { sharingKey: 'a+b/c=' };
    const query = '?sharing_key=a%2Bb%2Fc%3D&s=a%2Bb%2Fc%3D';
    expect(launchUrl(portal, id, undefined, options)).toBe(`${base}/launch${query}`);
    expect(downloadUrl(portal, id, 'v', options)).toBe(`${base}/version/v/download${query}`);
    expect(requestDaypassUrl(portal, id, options)).toBe(`${base}/request${query}`);
  });

  it('carry the page of the source to the launch', () => {
    const repoUrl = 'https://git.example.org/latency/raw?x=1&y';
    const url = new URL(launchUrl(portal, id, 'v', { sharingKey: 'k', repoUrl }));
    expect([...url.searchParams]).toEqual([
      ['sharing_key', 'k'],
      ['s', 'k'],
      ['repo_url', repoUrl],
    ]);
  });

  it('say nothing of what is not known', () => {
    const options = { sharingKey: undefined, repoUrl: '' };
    expect(launchUrl(portal, id, '', options)).toBe(`${base}/launch`);
    expect(requestDaypassUrl(portal, id, { sharingKey: '' })).toBe(`${base}/request`);
  });

  it('take the address of the portal with a final slash and any text as id and slug', () => {
    expect(launchUrl(`${portal}//`, id)).toBe(`${base}/launch`);
    expect(launchUrl(portal, '../x?y', 'a/b #c')).toBe(
      `${portal}/experiment/share/..%2Fx%3Fy/version/a%2Fb%20%23c/launch`,
    );
    expect(() => launchUrl(portal, '\uD83D', '\uDE00', { sharingKey: '\uD83D' })).not.toThrow();
  });
});
