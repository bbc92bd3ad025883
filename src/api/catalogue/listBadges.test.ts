import { describe, expect, it } from 'vitest';

import { badgesOf } from '../../domain/artifact/badges/badge';
import { badgesFromResponse, listBadgesRequest } from './listBadges';

const id = '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2';

/** The response of contract/portal 1.1. */
const example = {
  badges: [
    {
      name: 'chameleon',
      description: 'Runs on the testbed',
      redirect_link: 'https://portal.example.org/badges/chameleon',
    },
    { name: 'reproducible', description: 'Reviewed for reproducibility', redirect_link: '' },
    { name: 'educational', description: 'Made for teaching', redirect_link: '' },
  ],
  artifact_badges: [{ artifact_uuid: id, badge: 'reproducible' }],
};

function holdersOf(response: unknown): Record<string, readonly string[]> {
  return Object.fromEntries(badgesFromResponse(response).namesByArtifact);
}

describe('listBadgesRequest', () => {
  it('asks without a final slash and without headers that need a preflight', () => {
    const request = listBadgesRequest(new URL('https://portal.example.org/'));
    expect(request.url).toBe('https://portal.example.org/experiment/share/api/badges');
    expect(request.headers).toEqual({});
  });
});

describe('badgesFromResponse', () => {
  it('reads the lists of the contract', () => {
    const catalogue = badgesFromResponse(example);
    expect(catalogue.badges).toEqual([
      {
        name: 'chameleon',
        description: 'Runs on the testbed',
        redirectLink: 'https://portal.example.org/badges/chameleon',
      },
      { name: 'reproducible', description: 'Reviewed for reproducibility' },
      { name: 'educational', description: 'Made for teaching' },
    ]);
    expect(badgesOf(id, catalogue).map(({ name }) => name)).toEqual(['reproducible']);
  });

  it('reads keyed objects the same', () => {
    const keyed = {
      badges: {
        chameleon: {
          description: 'Runs on the testbed',
          redirect_link: 'https://portal.example.org/badges/chameleon',
        },
        2: { name: 'reproducible', description: 'Reviewed for reproducibility' },
        educational: { name: null, description: 'Made for teaching', redirect_link: null },
      },
      artifact_badges: { [id]: ['reproducible'] },
    };
    const { badges, namesByArtifact } = badgesFromResponse(keyed);
    expect(badges).toHaveLength(3);
    expect(badges).toEqual(expect.arrayContaining(badgesFromResponse(example).badges));
    expect(namesByArtifact).toEqual(badgesFromResponse(example).namesByArtifact);
  });

  it('reads holders from every keyed form', () => {
    const artifact_badges = {
      a: 'chameleon',
      b: ['chameleon', null, 'educational', {}],
      7: { artifact_uuid: 'c', badge: 'educational' },
      d: { badge: 'educational' },
      e: null,
    };
    expect(holdersOf({ badges: [], artifact_badges })).toEqual({
      a: ['chameleon'],
      b: ['chameleon', 'educational'],
      c: ['educational'],
      d: ['educational'],
    });
  });

  it('drops repeats, ignores the case of ids and keeps names that no badge has', () => {
    const artifact_badges = [
      { artifact_uuid: id.toUpperCase(), badge: 'chameleon' },
      { artifact_uuid: id, badge: 'chameleon' },
      { artifact_uuid: id, badge: 'unheard' },
      { artifact_uuid: 'unknown', badge: 'chameleon' },
    ];
    const response = { badges: [...example.badges, ...example.badges], artifact_badges };
    expect(badgesFromResponse(response).badges).toHaveLength(3);
    expect(holdersOf(response)).toEqual({ [id]: ['chameleon', 'unheard'], unknown: ['chameleon'] });
  });

  it('ignores broken entries and keeps the others', () => {
    const response = {
      badges: [null, 'x', {}, { name: {} }, { name: 'educational', description: [] }],
      artifact_badges: [
        null,
        7,
        {},
        { artifact_uuid: id },
        { badge: 'a' },
        ...example.artifact_badges,
      ],
    };
    expect(badgesFromResponse(response).badges).toEqual([{ name: 'educational', description: '' }]);
    expect(holdersOf(response)).toEqual({ [id]: ['reproducible'] });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/badges', '//x.org', 'ftp://x.org', ' '])(
    'has no link to %j',
    (redirect_link) => {
      const { badges } = badgesFromResponse({ badges: [{ name: 'a', redirect_link }] });
      expect(badges).toEqual([{ name: 'a', description: '' }]);
    },
  );

  it('survives keys of the prototype', () => {
    const response = JSON.parse(
      '{"badges": {"__proto__": {"description": "a"}, "constructor": {}}, "artifact_badges": {"__proto__": ["constructor"]}}',
    ) as unknown;
    const { badges, namesByArtifact } = badgesFromResponse(response);
    expect(badges.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
    expect(namesByArtifact.get('__proto__')).toEqual(['constructor']);
  });

  it.each([
    [{}, 'badges'],
    [{ badges: 'x' }, 'badges'],
    [{ badges: [], artifact_badges: 'x' }, 'artifact_badges'],
    [[], ''],
  ])('rejects %j by the name of the field', (response, field) => {
    expect(() => badgesFromResponse(response)).toThrow(
      expect.objectContaining({ code: 'shape', field }),
    );
  });

  it('reads a missing list of holders as empty', () => {
    expect(holdersOf({ badges: [], artifact_badges: null })).toEqual({});
  });
});
