import {
  archiveRecord,
  diskImage,
  externalSource,
  gitId,
  heatTemplate,
  labRepo,
  startedBy,
  storedArchive,
  withLink,
  type SeedContents,
} from '../contents';
import { seedCommit } from '../seedIds';
import { people } from '../people';
import { research, type VersionEntry } from './research';
import type { SeedArtifact, SeedAuthor } from '../seed';

const support: SeedAuthor = {
  fullName: 'Contact Chameleon Support',
  affiliation: null,
  email: 'help@chameleoncloud.org',
};

/** Crawled authors without a known address get the support address. */
function crawledAuthor(fullName: string, affiliation: string | null = null): SeedAuthor {
  return { fullName, affiliation, email: support.email };
}

function rawContents(urn: string): SeedContents {
  return { urn, setup: [{ type: 'jupyterhub', arguments: {} }], links: [] };
}

const noCitationFound = 'No citation found. View source link.';

const tinyTemplate = 'heat_template_version: 2018-08-31\nresources: {}\n';

/**
 * Artifacts that an administrator made from a web crawl: no roles, external contents
 * (contract/api 6.4).
 */
const crawledArtifacts: SeedArtifact[] = [
  research({
    key: 'crawled-stencil',
    title: 'Stencil Benchmarks for Many-Core Nodes',
    short:
      'Source: hpc-wiki.example.org\nLanguage: C++\nLast seen: 2026-03-18\nSeven stencils with OpenMP and SYCL variants and a roofline plot.',
    long: 'This entry was collected from the web. Contents and authors are described at its [source page](https://hpc-wiki.example.org/stencil-benchmarks).',
    citation: noCitationFound,
    owner: null,
    authors: [support],
    tags: ['hpc', 'benchmarking'],
    use: [12, 9, 0],
    versions: [
      [
        '2026-03-18 02:14',
        externalSource('crawled-stencil', {
          url: 'https://github.com/example-lab/notebook-shell.git',
          repoUrl: 'https://hpc-wiki.example.org/stencil-benchmarks',
        }),
      ],
    ],
  }),
  research({
    key: 'crawled-graph-suite',
    title: 'Graph Processing Suite, Artifact of a Conference Paper',
    short:
      'Venue: Example Conference on Data Systems\nYear: 2023\nBadge: available\nScripts for six graph engines and eleven inputs.',
    citation:
      'van der Berg, J. and Nakamura, I. Six Engines, Eleven Graphs. Example Conference on Data Systems, 2023.',
    owner: null,
    authors: [
      crawledAuthor('Ichirō Nakamura', 'Tōkai Institute of Informatics'),
      people.vanDerBerg,
      crawledAuthor('E. Lindqvist'),
    ],
    tags: ['databases', 'benchmarking', 'reproducibility'],
    badges: ['reproducible'],
    use: [231, 140, 12],
    versions: [
      [
        '2026-03-18 02:31',
        externalSource('crawled-graph-suite', {
          url: 'https://github.com/example-lab/notebook-shell.git',
          repoUrl: 'https://archive.example.org/records/graph-suite/files',
        }),
      ],
    ],
  }),
  research({
    key: 'crawled-popular',
    title: 'Hundred-Thousand-Fold: A Tutorial That Everybody Launches',
    short:
      'Source: tutorials.example.org\nThe introductory tutorial of a summer school, counted every time it is opened.',
    citation: noCitationFound,
    owner: null,
    authors: [support],
    tags: ['education'],
    use: [100000, 41207, 20604],
    versions: [
      [
        '2022-01-17 00:00',
        externalSource('crawled-popular', { url: 'https://git.example.org/summer/school.git' }),
      ],
    ],
  }),
];

/** Contents, setups, refs and links in every form that occurs (contract/api 6.4 and 7). */
const awkwardVersions: SeedArtifact[] = [
  research({
    key: 'bursty-load',
    title: 'Tail latency under bursty load',
    short: 'Scripts and data for a tail latency study.',
    long: '## Tail latency\n\nHow to rerun the study.\n\n- reserve two nodes\n- open `run.ipynb`',
    citation:
      'Haddad, N. and Wei, L. Tail latency under bursty load. Example Systems Conference, 2026.',
    visibility: 'private',
    owner: 'noor.haddad@example.edu',
    collaborators: ['liwei', 'mokafor'],
    authors: [people.haddad, { ...people.liWei, affiliation: null }],
    tags: ['networking', 'education'],
    badges: ['reproducible'],
    links: ['burst-generator', 'queue-model'],
    projects: ['CHI-260001'],
    daypassHours: 48,
    use: [70, 19, 11],
    versions: [
      ['2026-03-05 16:02', heatTemplate('2026-03-05T15:58:00Z', tinyTemplate)],
      ['2026-03-05 15:40', diskImage('chi-uc', 'bursty-load')],
      [
        '2026-03-02 14:20',
        externalSource('bursty-load', {
          url: 'https://github.com/example-lab/notebook-shell.git',
          repoUrl: 'https://git.example.org/latency/raw',
        }),
      ],
      [
        '2026-03-02 14:07',
        withLink(
          labRepo('example-lab/tail-latency', 1),
          'Packet traces',
          'urn:globus:dataset:7c2aeb06-db94-4ed7-b742-e05fc7ad3d03:/traces',
          true,
        ),
      ],
      ['2026-02-01 08:15', startedBy(archiveRecord(9912345), 'isolated_jupyter', '{}')],
      ['2026-01-12 09:31', storedArchive('bursty-load')],
    ],
  }),
  research({
    key: 'nine-starts',
    title: 'One Notebook, Nine Ways to Start It',
    short: 'The same small notebook with each environment set-up in use, and some that are not.',
    owner: 'liwei',
    authors: [people.liWei],
    tags: ['jupyter', 'reproducibility'],
    use: [45, 21, 11],
    versions: [
      ['2025-08-04 10:00', labRepo('eastlake/nine-starts', 1)],
      ['2025-08-05 10:00', startedBy(labRepo('eastlake/nine-starts', 2), 'jupyterhub', '{}')],
      ['2025-08-06 10:00', startedBy(labRepo('eastlake/nine-starts', 3), 'isolated_jupyter', '')],
      ['2025-08-07 10:00', heatTemplate('2025-08-07T10:00:00Z', tinyTemplate.repeat(40))],
      ['2025-08-08 10:00', diskImage('chi-tacc', 'nine-starts')],
      [
        '2025-08-09 10:00',
        startedBy(labRepo('eastlake/nine-starts', 4), 'source_code', {
          url: 'https://git.example.org/eastlake/nine-starts.git',
        }),
      ],
      [
        '2025-08-10 10:00',
        startedBy(labRepo('eastlake/nine-starts', 5), 'binder', {
          spec: { image: 'jupyter/base', ports: [8888, 8889] },
          retries: 3,
        }),
      ],
      ['2025-08-11 10:00', startedBy(labRepo('eastlake/nine-starts', 6), 'source_code', '{}')],
      ['2025-08-12 10:00', { ...labRepo('eastlake/nine-starts', 7), setup: [] }],
    ],
  }),
  research({
    key: 'spelled-repositories',
    title: 'Fourteen Ways to Spell a Repository',
    short:
      'Clone addresses as people really write them: without a ref, with users, ports, slashes and more than one at sign.',
    owner: 'j.vanderberg',
    authors: [people.vanDerBerg],
    tags: ['reproducibility'],
    use: [14, 14, 0],
    versions: spelledRepositories(),
  }),
  research({
    key: 'foreign-links',
    title: 'Archive Tapes and Foreign Links',
    short:
      'Links of kinds that no catalogue knows, images of no known site, contents with identifiers of three parts.',
    owner: 'techeverria',
    authors: [people.echeverria],
    tags: ['storage', 'data-set'],
    use: [63, 40, 5],
    versions: [
      [
        '2025-02-18 09:00',
        [
          ['Tape 7', 'urn:nbn:de:0000-tape-7'],
          ['The book', 'urn:isbn:9780000000000'],
          [
            'Old disk image',
            'urn:trovi:chameleon:disk-image:CHI@UC:7f3f2d0c-5a1c-4f43-a5d8-8d1f1d2b9a60',
          ],
          ['Old artifact', 'urn:trovi:artifact:chameleon:legacy:42'],
          [
            'A label of exactly forty characters, yes',
            'urn:globus:dataset:1e6b1f64-0b0f-4b38-9f1d-0f7d6f3c2b11:/a%20b/c',
          ],
        ].reduce(
          (contents, [label = '', urn = '']) => withLink(contents, label, urn),
          archiveRecord(14887001),
        ),
      ],
      ['2025-02-17 09:00', diskImage('other', 'foreign-links')],
      [
        '2025-02-16 09:00',
        rawContents('urn:trovi:image:chi-moon:00000000-0000-4000-8000-000000000001'),
      ],
      ['2025-02-15 09:00', rawContents('urn:trovi:contents:dataverse:doi:10.5072/FK2/EXAMPLE')],
      ['2025-02-14 09:00', rawContents('urn:trovi:legacy-import')],
      ['2025-02-13 09:00', rawContents('urn:trovi:contents:zenodo:10.5072/Example:2025.7')],
      ['2025-02-12 09:00', rawContents('urn:x-lab:tarball')],
    ],
  }),
  research({
    key: 'busy-day',
    title: 'A Very Busy Day',
    short:
      'Twelve versions on one day, two of them in the same minute. By text, the tenth sorts before the second.',
    long: 'Deadline at midnight. Every version is a rerun with one more fix.',
    owner: 'lwisniewski',
    authors: [people.wisniewski, people.duric],
    tags: ['reproducibility', 'scheduling'],
    use: [130, 12, 6],
    versions: [
      ...Array.from({ length: 11 }, (_, number): VersionEntry => [
        `2026-02-14 ${String(8 + number).padStart(2, '0')}:30`,
        labRepo('podtatra/busy-day', number + 1),
      ]),
      ['2026-02-14 18:30:41', labRepo('podtatra/busy-day', 'camera-ready')],
      ['2026-02-13 23:59:58', archiveRecord(18641100)],
    ],
  }),
];

function spelledRepositories(): VersionEntry[] {
  const commit = seedCommit('spelled');
  return [
    'https://github.com/example-lab/no-ref.git',
    'https://github.com/example-lab/no-suffix@main',
    'https://github.com/example-lab/branches.git@feature/queue-model',
    'https://github.com/example-lab/branches.git@v1@rc.2',
    'https://reader@github.com/example-lab/with-user.git@main',
    'git@github.com:example-lab/scp-form.git@main',
    'HTTPS://GitHub.com/Example-Lab/Upper-Case.git@Main',
    `https://github.com/example-lab/tree-tail.git/tree/main@${commit}`,
    'https://gitlab.example.org/group/subgroup/project.git@main',
    'https://git.example.org:8443/lab/with-port.git@release/2.x',
    'ssh://git@git.example.org/lab/over-ssh.git@refs/heads/main',
    'https://library.example.org/digital/collections.git@2024%20edition',
    'https://git.example.org/lab/zenodo-client@9b2e',
    'git.example.org/lab/no-scheme.git@main',
  ].map((id, index) => [`2024-09-${String(10 + index)} 12:00`, gitId(id)]);
}

/**
 * Links in a circle, targets that are hidden, and small artifacts that others link to
 * (contract/api 6.4).
 */
const awkwardLinks: SeedArtifact[] = [
  research({
    key: 'consensus-one',
    title: 'Consensus under Clock Skew, Part I: Measurements',
    short: 'First of three parts. Part III brings you back here.',
    owner: 'a.owusu-ansah',
    authors: [people.owusu],
    tags: ['consensus', 'distributed-systems'],
    links: ['consensus-two'],
    use: [340, 170, 68],
    versions: [['2025-05-05 08:00', labRepo('kisumu-systems/clock-skew', 'part-1')]],
  }),
  research({
    key: 'consensus-two',
    title: 'Consensus under Clock Skew, Part II: Model',
    short: 'Second of three parts.',
    owner: 'a.owusu-ansah',
    authors: [people.owusu, people.nunez],
    tags: ['consensus', 'distributed-systems'],
    links: ['consensus-three'],
    use: [190, 101, 88],
    versions: [['2025-05-06 08:00', labRepo('kisumu-systems/clock-skew', 'part-2')]],
  }),
  research({
    key: 'consensus-three',
    title: 'Consensus under Clock Skew, Part III: What To Do about It',
    short:
      'Last of three parts; links to the first, and to an exam that only its teachers can open.',
    owner: 'a.owusu-ansah',
    authors: [people.owusu],
    tags: ['consensus', 'distributed-systems', 'education'],
    links: ['consensus-one', 'exam-autumn-2026'],
    use: [155, 92, 71],
    versions: [['2025-05-07 08:00', labRepo('kisumu-systems/clock-skew', 'part-3')]],
  }),
  research({
    key: 'burst-generator',
    title: 'Burst generator',
    short: 'Makes bursty traffic.',
    owner: 'li.wei@example.org',
    authors: [],
    tags: ['networking'],
    versions: [],
    created: '2026-02-20 11:05',
    updated: '2026-03-01 07:45',
  }),
  research({
    key: 'queue-model',
    title: 'Queue model',
    short: 'A small simulator.',
    owner: null,
    authors: [],
    tags: [],
    versions: [],
    created: '2026-02-18 13:22',
  }),
];

/** A long README, not far below the limit of 5000 characters. */
const greatRerunReadme = `
# The great rerun

Everybody who reran at least one experiment is an author, in the order of arrival in the video call. Nine sites, seven time zones, forty-nine hours, sixteen papers. One directory per paper, one lab book per directory, nothing tidied up afterwards.

## Rules

1. A team has two to four people, **none of them an author** of the paper.
2. Only what is published may be used. Questions to authors are allowed and are written down.
3. A result *holds* if the ranking is the same and the main number is within 15 %.
4. The lab book is begun before the lease is.

## Outcome

| Paper | Field | Hours | Holds? |
| ---: | --- | ---: | --- |
| 1 | congestion control | 9 | yes |
| 2 | congestion control | 14 | ranking only |
| 3 | key-value store | 6 | yes |
| 4 | key-value store | 21 | no |
| 5 | erasure coding | 11 | yes |
| 6 | container start-up | 4 | yes |
| 7 | serverless | 17 | ranking only |
| 8 | federated learning | 30 | no |
| 9 | federated learning | 12 | yes |
| 10 | power capping | 8 | yes |
| 11 | page migration | 19 | ranking only |
| 12 | consensus | 5 | yes |
| 13 | intrusion detection | 16 | no |
| 14 | video analytics | 10 | yes |
| 15 | MPI collectives | 13 | yes |
| 16 | compilers | 7 | yes |

Ten hold, three keep their ranking, three do not hold. Nobody was surprised by the three; most of us were surprised by the ten.

## Notes from the lab books

**Paper 2.** The kernel of the paper is no longer built for our nodes. With the oldest one that boots, the gap between the two algorithms shrinks from 31 % to 9 %. The authors answered within the hour and think that it is the pacing timer.

**Paper 4.** The benchmark was run on a drive that was one tenth full. On a drive that is four fifths full, as the text says, the method loses to the baseline. The script has a variable for it, with a default of 0.1.

**Paper 7.** Start latency depends on the page cache, and the published script drops it only before the first of twenty runs. With the cache dropped each time all numbers double, and the order of the policies stays.

**Paper 8.** Two of the three data sets are gone. On the third, accuracy ends 11 points below the figure. We tried five seeds, three versions of the framework and both of the optimisers that the text could mean.

**Paper 11.** Ours are machines with two sockets, theirs had four. What helps on four does not hurt on two, and that is all that can be said.

**Paper 13.** Training and test set share 38 % of their flows. Without the shared ones the detector is as good as a list of port numbers.

**Paper 15.** Everything worked at the first attempt, at four in the morning. We checked twice, because nobody believed it.

## What we learned

- Half of all hours went into the *environment*: drivers, wheels, compilers. Papers with a disk image took a third of the time.
- Raw results next to the code were worth more than any documentation: they tell at once whether a difference is one.
- The best README was eleven lines long.
- Eat before midnight.

## Do it yourself

\`\`\`bash
git clone https://github.com/tirreno/great-rerun
cd great-rerun/paper-06          # four hours, one node: a good first one
less LABBOOK.md
\`\`\`

- [x] Lab books, logs and raw results of all teams
- [x] Replies of authors, where they agreed
- [ ] Video of the closing session: waiting for one last signature
- [ ] The next weekend. Write to Chiara, she keeps the list of sites.

## Thanks

To the operators of three testbeds, who raised our limits for a weekend and slept badly; to the authors of all sixteen papers, who published enough for us to be able to disagree; and to the person at site five who brought the second coffee machine. Funding: none, which was noticed by everybody at some time on Sunday. Travel: none either, which was the point.

The weekend was held under one promise: results are shown to the authors a month before anybody else sees them. All of them answered. Two have since published a correction, one a better version of the method, and one has asked to be on a team next time. The three that do not hold are described with care, for each of them taught us something that the ten did not.
`;

/** Lists that are empty or very long. */
const awkwardLists: SeedArtifact[] = [
  research({
    key: 'placeholder',
    title: 'Placeholder',
    short: 'Nothing here yet.',
    owner: 'li.wei@example.org',
    authors: [],
    tags: [],
    versions: [],
    created: '2026-04-01 10:00',
  }),
  research({
    key: 'draft-cache-study',
    title: 'Draft: Cache Partitioning for Shared Flash',
    short: 'Outline only. Nothing to run yet.',
    long: '- [ ] Ask tecor about the cache sizes\n- [ ] Lease for January\n- [x] Title',
    visibility: 'private',
    owner: 'mokafor',
    authors: [people.okafor],
    tags: ['storage'],
    versions: [],
    created: '2026-08-19 17:20',
    updated: '2026-08-25 09:12',
  }),
  research({
    key: 'no-authors',
    title: 'Switch Configurations of an Abandoned Rack',
    short: 'Left by a colleague who moved on. Whoever wrote these files is not known.',
    owner: 'noor.haddad@example.edu',
    authors: [],
    tags: ['networking'],
    use: [8, 6, 0],
    versions: [['2022-10-10 10:10', storedArchive('abandoned-rack')]],
  }),
  research({
    key: 'many-authors',
    title: 'The Great Rerun: Twenty-Five People, One Weekend, Sixteen Papers',
    short: 'Lab books and results of a reproducibility weekend at nine sites in seven time zones.',
    long: greatRerunReadme,
    owner: 'chiara.dangelo',
    authors: Object.values(people).slice(6, 31),
    tags: ['reproducibility', 'education'],
    badges: ['reproducible'],
    use: [2750, 1333, 920],
    versions: [['2024-12-08 21:00', labRepo('tirreno/great-rerun', 'sunday-night')]],
  }),
];

/**
 * Unusual data that real catalogues contain (contract/api 6.4). Hostile texts are in another file.
 */
export const awkwardArtifacts: SeedArtifact[] = [
  ...crawledArtifacts,
  ...awkwardVersions,
  ...awkwardLinks,
  ...awkwardLists,
];
