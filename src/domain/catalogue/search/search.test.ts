import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Artifact } from '../../artifact/artifact';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { hiddenMatch } from './hiddenMatch';
import { markedParts } from './markedParts';
import { matchesSearch, searchRank } from './matchSearch';
import { parseSearch } from './parseSearch';

const plain = { ownerUrn: 'urn:trovi:user:chameleon:wlin', shortDescription: '', tags: [] };

const artifact = anEmptyArtifact({
  ...plain,
  title: 'Measuring NVMe tail latency',
  shortDescription: 'Two hundred nodes, one fabric',
  longDescription: 'Reserve the nodes first.\nThen run.',
  tags: ['storage', 'deep learning'],
  authors: [
    anAuthor({ fullName: 'Wei-Han Lin', affiliation: 'Müller Lab', email: 'w@lab.org' }),
    anAuthor({ fullName: 'Maya Okafor', affiliation: '', email: '' }),
    anAuthor({ fullName: 'Rui da Silva', affiliation: '', email: '' }),
  ],
  versions: [
    aDoiVersion({ contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.77' }),
    aVersion({ contentsUrn: 'urn:trovi:contents:git:https://github.com/okafor-lab/fio.git@main' }),
  ],
});

const finds = (q: string) => matchesSearch(artifact, parseSearch(q));

describe('a search', () => {
  it.each([
    '',
    ' \u3000 ',
    'nvme latency',
    'latency NVME',
    '"tail latency"',
    '“Tail  Latency”',
    'latency storage lin',
    'muller',
    'okafor-lab/fio',
    '10.5281/zenodo.77',
    'https://doi.org/10.5281/zenodo.77',
    'wlin',
    'w@lab.org',
    '-apple',
    'nvme -"latency tail"',
    'apple OR nvme',
    'apple pear OR nvme tail',
    'nvme tail OR apple',
    'tag:storage',
    'tag:"deep learning"',
    'TAG:Deep',
    'author:lin',
    'author:"wei-han lin"',
    'title:nvme',
    'doi:zenodo.77',
    'has:doi',
    '-is:collection',
    '-tag:network',
    'has:doi nvme OR apple',
    'nvme AND latency',
    'apple OR nvme AND tail',
    'tail latency"',
    'https://github.com/okafor-lab/fio',
    'https://github.com/okafor-lab/fio.git',
    'git@github.com:okafor-lab/fio.git',
    'http://dx.doi.org/10.5281/zenodo.77',
    'doi:http://dx.doi.org/10.5281/ZENODO.77',
  ])('finds the artifact: %j', (q) => {
    expect(finds(q)).toBe(true);
  });

  it.each([
    'nvme apple',
    '"latency tail"',
    '"nodes, one fabric reserve"',
    '-nvme',
    'nvme -latency',
    '-"tail latency"',
    'apple OR pear',
    'nvme apple OR pear',
    'tag:nvme',
    'author:muller',
    'title:storage',
    'doi:nvme',
    'is:collection',
    '-has:doi',
    '-tag:storage',
    'nvme or apple',
    'nvme AND apple',
    'nvme and latency',
    'nvme AND',
  ])('does not find it: %j', (q) => {
    expect(finds(q)).toBe(false);
  });

  it.each(['OR', 'OR nvme', 'tag:', '-', 'author:', '- nvme', 'has:', 'is:odd', 'a:b'])(
    'takes the unfinished %j for text',
    (q) => {
      const named = anEmptyArtifact({ ...plain, title: `nvme ${q} nvme` });
      expect(matchesSearch(named, parseSearch(q))).toBe(true);
      expect(matchesSearch(named, parseSearch(`${q} apple`))).toBe(false);
    },
  );

  it.each([
    'lukasz',
    'Łukasz Odegaard',
    'obrien',
    "o'brien",
    'thordis',
    'aero',
    'yildiz',
    'author:lukasz',
  ])('finds a name as it is typed without its letters: %s', (q) => {
    const names = ['Łukasz Ødegaard', 'Siobhán O’Brien', 'Þórdís of Ærø', 'Yıldız'];
    const authors = names.map((fullName) => anAuthor({ fullName, affiliation: '', email: '' }));
    const found = anEmptyArtifact({ ...plain, title: '', authors });
    expect(matchesSearch(found, parseSearch(q))).toBe(true);
    const titled = anEmptyArtifact({ ...plain, title: names.join(' ') });
    expect(matchesSearch(titled, parseSearch('title:lukasz'))).toBe(false);
  });

  it('takes an OR without a second side for text', () => {
    const named = anEmptyArtifact({ ...plain, title: 'nvme or disk' });
    expect(matchesSearch(named, parseSearch('nvme OR'))).toBe(true);
    const other = anEmptyArtifact({ ...plain, title: 'nvme disk' });
    expect(matchesSearch(other, parseSearch('nvme OR'))).toBe(false);
  });

  it.each(['"tail lat', '"', 'tag:"', 'tag:"deep lea', '-"', 'nvme "', '""', 'tag:""'])(
    'finds the artifact while a quote is open: %j',
    (q) => {
      expect(finds(q)).toBe(true);
    },
  );

  it('finds at least what contains the typed word', () => {
    const word = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => !/^-|:|^"|^[“”„‟]/.test(text));
    fc.assert(
      fc.property(word, fc.string(), fc.string(), (typed, before, after) => {
        const containing = anEmptyArtifact({ ...plain, title: before + typed + after });
        const isCut = /^\p{M}/u.test(after) || /[\s\x85]/.test(typed);
        expect(isCut || typed === 'OR' || matchesSearch(containing, parseSearch(typed))).toBe(true);
      }),
    );
  });

  it('reads a megabyte in one go', () => {
    expect(parseSearch('"'.repeat(1_000_000)).length).toBeLessThan(2);
    expect(parseSearch('tag:'.repeat(250_000))[0]).toHaveLength(1);
  });
});

describe('searchRank', () => {
  const fields = [
    { title: 'An nvme disk' },
    { title: 'An nvmes disk' },
    { tags: ['nvme'] },
    { tags: ['nvmeof'] },
    { shortDescription: 'an nvme disk' },
    { shortDescription: 'an nvmeof disk' },
    { longDescription: 'an nvme disk' },
    { authors: [anAuthor({ fullName: 'Nvmeo' })] },
  ].map((given) => anEmptyArtifact({ ...plain, ...given }));

  it('prefers title, tags, short description, then the rest, and whole words to parts', () => {
    const ranks = fields.map((each) => searchRank(each, parseSearch('NVMe')));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(fields.length);
  });

  it('adds up over words, and takes the better alternative', () => {
    const both = anArtifact({ ...plain, title: 'nvme latency' });
    const one = anArtifact({ ...plain, title: 'nvme', shortDescription: 'latency' });
    const search = parseSearch('latency nvme');
    expect(searchRank(both, search)).toBeLessThan(searchRank(one, search));
    expect(searchRank(one, parseSearch('latency OR nvme'))).toBe(
      searchRank(both, parseSearch('nvme')),
    );
  });

  it('counts the rest of the fields alike', () => {
    const hidden = (given: Partial<Artifact>) =>
      searchRank(anEmptyArtifact({ ...plain, ...given }), parseSearch('nvme'));
    const authors = [anAuthor({ fullName: 'Nvmeo' })];
    const word = hidden({ longDescription: 'An NVMe disk' });
    expect(hidden({ authors, longDescription: 'An NVMe disk' })).toBe(word);
    expect(hidden({ authors, longDescription: 'Größe: ein NVMe disk' })).toBe(word);
    expect(hidden({ authors, longDescription: 'nvmeof' })).toBeGreaterThan(word);
  });

  it('is last for what does not match', () => {
    expect(searchRank(artifact, parseSearch('apple'))).toBe(Infinity);
  });
});

describe('markedParts', () => {
  const marked = (text: string, q: string) =>
    markedParts(text, parseSearch(q), 'title')
      .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['NVMe tail latency', 'latency nv', '[NV]Me tail [latency]'],
    ['Müller, Mu\u0308ller', 'muller', '[Müller], [Mu\u0308ller]'],
    ['Straße', 'strass', '[Straß]e'],
    ['eﬃcient', 'ef', '[eﬃ]cient'],
    ['tail \u00a0 latency', '"tail latency"', '[tail \u00a0 latency]'],
    ['aaa', 'aa', '[aa]a'],
    ['tail latency', 'tail "tail lat"', '[tail lat]ency'],
    ['tail latency', '-tail author:latency title:cy', 'tail laten[cy]'],
    ['👩‍🔬 lab', 'lab', '👩‍🔬 [lab]'],
    ['nothing', 'has:doi', 'nothing'],
  ])('marks %j by %j', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected);
  });

  it('marks a name that is typed without its letters', () => {
    const parts = markedParts(
      'Þórdís Ødegård, Łukasz',
      parseSearch('thordis odeg lukasz'),
      'author',
    );
    expect(parts.flatMap((part) => (part.isMarked ? [part.text] : []))).toEqual([
      'Þórdís',
      'Ødeg',
      'Łukasz',
    ]);
  });

  it('keeps every character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, q) => {
        const parts = markedParts(text, parseSearch(q), 'title');
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

describe('hiddenMatch', () => {
  it.each([
    ['nvme', undefined],
    ['nvme reserve', { field: 'longDescription', text: artifact.longDescription }],
    ['storage lin', undefined],
    ['storage silva', { field: 'author', text: 'Rui da Silva' }],
    ['MULLER', { field: 'affiliation', text: 'Müller Lab' }],
    ['fio', { field: 'repository', text: 'okafor-lab/fio' }],
    ['apple', undefined],
    ['-apple has:doi', undefined],
  ])('of %j', (q, expected) => {
    expect(hiddenMatch(artifact, parseSearch(q))).toEqual(expected);
  });
});
