import { troviJson } from './roCrate';
import type { SampleRepository } from './sampleRepository';

type Entity = Record<string, unknown>;

/** The parts of a correct `trovi.json`. An example breaks one of them. */
interface Parts {
  graph: Entity[];
  descriptor: Entity;
  root: Entity;
  person: Entity;
  application: Entity;
}

const author = { fullName: 'Vera Visitor', email: 'visitor@example.com' };

/** A repository whose `trovi.json` has one fault. */
function broken(name: string, problem: string, breakIt: (parts: Parts) => void): SampleRepository {
  const crate = JSON.parse(
    troviJson({
      title: `An example that breaks: ${problem}`,
      shortDescription: 'It is here to be refused.',
      longDescription: 'Everything but one thing is right.',
      tags: ['education'],
      authors: [{ ...author, affiliation: 'Nowhere University' }],
    }),
  ) as { '@graph': Entity[] };
  const graph = crate['@graph'];
  const [descriptor, root, person, application] = graph as [Entity, Entity, Entity, Entity];
  breakIt({ graph, descriptor, root, person, application });
  return withFiles(name, problem, { 'trovi.json': `${JSON.stringify(crate, null, 2)}\n` });
}

function withFiles(name: string, problem: string, files: Record<string, string>): SampleRepository {
  const readMe = `# ${name}\n\nNot to be imported: ${problem}.\n`;
  return {
    name: `trovi-examples/${name}`,
    description: `Cannot be imported: ${problem}.`,
    commits: [
      {
        message: 'An example of what goes wrong',
        author,
        at: '2026-08-03T10:00:00Z',
        files: { 'README.md': readMe, ...files },
      },
    ],
    refs: { 'refs/heads/main': 0 },
    annotatedTags: [],
  };
}

/** One repository for each way in which an import fails (contract/api 5). */
export const brokenExamples: SampleRepository[] = [
  withFiles('no-trovi-json', 'there is no trovi.json', {}),
  withFiles('broken-json', 'trovi.json is not JSON', { 'trovi.json': '{ "@graph": [ }\n' }),
  broken('missing-title', 'the title is missing', ({ root }) => delete root.name),
  broken('long-title', 'the title is too long', ({ root }) => {
    root.name = 'Far too long '.repeat(12).trim();
  }),
  broken('missing-short-description', 'the short description is missing', ({ root }) => {
    delete root.disambiguatingDescription;
  }),
  broken('long-short-description', 'the short description is too long', ({ root }) => {
    root.disambiguatingDescription = 'Far too long for a card. '.repeat(9).trim();
  }),
  broken('empty-description', 'the description is empty', ({ root }) => {
    root.description = '';
  }),
  broken('unknown-tag', 'the catalogue does not know a tag', ({ root }) => {
    root.keywords = 'education, no-such-tag';
  }),
  broken('empty-keywords', 'the keywords are empty', ({ root }) => {
    root.keywords = '';
  }),
  broken('missing-keywords', 'the keywords are missing', ({ root }) => delete root.keywords),
  broken('keywords-list', 'the keywords are a list', ({ root }) => {
    root.keywords = ['education'];
  }),
  broken('bad-email', 'an e-mail address is none', ({ person }) => {
    person.email = 'visitor at example';
  }),
  broken('missing-email', 'an e-mail address is missing', ({ person }) => delete person.email),
  broken('missing-authors', 'the authors are missing', ({ root }) => delete root.author),
  broken('single-author', 'the author is no list', ({ root, person }) => {
    root.author = { '@id': person['@id'] };
  }),
  broken('inline-author', 'an author is no reference', ({ root, person }) => {
    root.author = [{ ...person }];
  }),
  broken('named-author', 'an author is a plain text', ({ root }) => {
    root.author = ['Vera Visitor'];
  }),
  broken('affiliation-reference', 'an affiliation is a reference', ({ graph, person }) => {
    graph.push({ '@id': '#nowhere', '@type': 'Organization', name: 'Nowhere University' });
    person.affiliation = { '@id': '#nowhere' };
  }),
  broken('missing-descriptor', 'the entity trovi.json is missing', ({ graph }) => {
    graph.shift();
  }),
  broken('wrong-root', 'the root is no Dataset', ({ root }) => {
    root['@type'] = 'Collection';
  }),
  broken('two-applications', 'there are two applications', ({ graph, root, application }) => {
    graph.push({ ...application, '@id': '#second' });
    root.actionApplication = [{ '@id': '#jupyter' }, { '@id': '#second' }];
  }),
  broken('missing-arguments', 'trovi_arguments are missing', ({ application }) => {
    delete application.trovi_arguments;
  }),
];
