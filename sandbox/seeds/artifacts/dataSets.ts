import { archiveRecord, labRepo, storedArchive, withLink } from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact } from '../seed';

const campusReadme = `
# Packet traces from a campus border router, 2024

Thirty-one days of headers, prefix-preserving anonymisation, **412 GB** in hourly files. A notebook shows how to read one hour without fetching the rest.

![Packets per second over the 31 days, with the two maintenance windows marked](https://traces.example.org/campus-2024/pps.png)

## At a glance

| | |
| --- | --- |
| Period | 1 to 31 October 2024, UTC |
| Link | 2 × 40 Gbps to the regional network, both directions |
| Capture | 64 bytes per packet, hardware timestamps |
| Packets | 118,204,551,310 |
| Loss at the tap | 0.0004 %, listed per minute |
| Anonymisation | Crypto-PAn, one key for the whole month, key destroyed |

## Read one hour

\`\`\`python
import campus

hour = campus.open("2024-10-17T14")      # about 550 MB, fetched in ranges
flows = hour.flows(timeout="60s")
flows.top(10, by="bytes")
\`\`\`

\`hour.packets()\` yields batches as Arrow tables; nothing is unpacked to disk.

## What is in a file

1. \`HH.pcapng.zst\`: the headers, seekable in frames of 4 MB
2. \`HH.idx\`: offset of every frame with first and last time
3. \`HH.loss.csv\`: drops per minute and cause

Ports are kept. Payload is not, with one exception: the first bytes of QUIC *Initial* packets, **with connection ids replaced**.

## What you may do

Use it for research and teaching, publish what you find, do not try to find out who anybody is. The licence is in \`LICENCE.md\` and fits on one page. The ethics board's decision is in \`ethics/\`, with names removed.

- [x] Approved by the ethics board, file 2024-117
- [x] Reviewed by the network operators
- [x] Announced on campus, with an address to opt out; 212 prefixes left out

## Known oddities

* 9 October, 02:10 to 03:45: maintenance, one link only.
* 22 October: a misconfigured backup doubles the outgoing traffic. We left it in.
* Time between the two links differs by up to 800 ns.

## Used in

- [Congestion control on 100 Gbps WAN paths](https://github.com/wan-lab/bbr3-vs-cubic) for background traffic
- Two courses on measurement, with the small file \`sample/2024-10-17T14-1min.pcapng.zst\` (9 MB)

Please tell us about your use; we keep the list for our funders.
`;

/** Data sets, with the notebooks to read them. */
export const dataSetResearch: SeedArtifact[] = [
  research({
    key: 'campus-traces',
    title: 'Packet Traces from a Campus Border Router, Anonymised, 2024',
    short:
      'Thirty-one days of headers, prefix-preserving anonymisation, 412 GB in hourly files. A notebook shows how to read one hour without fetching the rest.',
    long: campusReadme,
    owner: 'f.vonahlen',
    administrators: ['tecor'],
    authors: [people.vonAhlen, people.gross],
    tags: ['data-set', 'networking', 'privacy'],
    badges: ['reproducible'],
    use: [1398, 577, 415],
    versions: [
      [
        '2026-11-12 13:03',
        withLink(
          archiveRecord(19344802),
          'Hourly files, 412 GB',
          'urn:globus:dataset:51d0d1c8-0b3e-4f4e-8a34-0d1c2f6b7a90:/campus-2024/hourly',
          true,
        ),
      ],
      ['2025-04-29 09:09', archiveRecord(15301147)],
      ['2025-01-21 16:44', labRepo('weser-measure/campus-2024', 'notebook-1')],
    ],
  }),
  research({
    key: 'lease-traces',
    title: 'Six Years of Testbed Leases: An Anonymised Trace with Analysis',
    short:
      'Every lease of a research cloud from 2017 to 2023: when asked for, when used, when given back. Users and projects hashed.',
    long: `
What do researchers do with bare metal? They reserve on Mondays, use two thirds of it, and come back before deadlines. The trace has 214,000 leases, 61,000 of them never logged into.

| Column | Meaning |
| --- | --- |
| \`asked\` | when the lease was made |
| \`start\`, \`end\` | the period reserved |
| \`first_boot\` | first time an instance ran, or empty |
| \`nodes\`, \`type\` | how many of what |
| \`project\`, \`user\` | salted hashes, stable over the years |

The notebook rebuilds all nine figures in six minutes.
`,
    owner: 'tecor',
    collaborators: ['mokafor', 'liwei'],
    authors: [people.cordeiro, people.castellanos, people.liWei],
    tags: ['data-set', 'scheduling', 'cloud', 'openstack'],
    badges: ['chameleon', 'reproducible'],
    use: [2588, 1014, 608],
    versions: [
      ['2024-03-14 15:09', archiveRecord(10814907)],
      ['2024-02-20 12:22', labRepo('tecor/lease-traces', 'v1')],
    ],
  }),
  research({
    key: 'nfs-home-traces',
    title: 'One Semester of NFS Home Directories',
    short:
      'Operation traces of 3,200 home directories over sixteen weeks, with a replayer that keeps think time.',
    long: 'Operations, sizes and times of one semester; names are replaced by random words of the same length, so that path lookups cost what they did. `nfsreplay --speed 4` plays a day in six hours. Exam week is the interesting one.',
    owner: 'jm.nunez',
    authors: [people.nunez, people.echeverria],
    tags: ['data-set', 'storage', 'file-systems'],
    use: [302, 140, 84],
    versions: [['2023-02-27 18:36', archiveRecord(7680114)]],
  }),
  research({
    key: 'idle-power',
    title: 'Idle Power of Three Hundred Servers, One Year at One-Minute Steps',
    short:
      'Board, rack and inlet readings of 300 idle or loaded servers for a year. CSV, Parquet, and a notebook on sensor drift.',
    long: `
Three hundred servers of six generations, one reading a minute, one year. Sensors drift; \`drift.ipynb\` shows how we found out (a rack meter and some patience) and corrects for it.

\`\`\`text
watts,inlet_c,fan_rpm,load,host,minute
81.2,21.4,4200,0.00,c07-12,2022-03-01T00:00
\`\`\`

- Median idle power fell from 118 W to 74 W between the oldest and the newest generation.
- A tenth of all "idle" servers is not: monitoring agents wake them up.
`,
    owner: 'thordis',
    authors: [people.jonsdottir, people.odegard],
    tags: ['data-set', 'energy', 'hpc', 'observability'],
    badges: ['reproducible'],
    use: [1720, 688, 365],
    versions: [
      ['2023-06-14 08:28', archiveRecord(8037115)],
      ['2023-06-01 10:55', storedArchive('idle-power-raw')],
    ],
  }),
  research({
    key: 'ssh-honeypots',
    title: 'Ninety Days on Port 22: Sessions from Forty Honeypots',
    short:
      'Log-in attempts and full sessions from forty addresses in five regions. Malware samples are named by hash, not included.',
    long: 'Forty small machines answered on port 22 for ninety days and let one attempt in five hundred in. 11.3 million attempts, 23,000 sessions, 1,118 distinct payloads (hashes only). Source addresses are cut to /24 or /48. `replay.py SESSION` plays one in the terminal at original speed, with everything printable and nothing executed.',
    owner: 'o.shevchenko',
    authors: [people.shevchenko, people.benAli],
    tags: ['data-set', 'security', 'privacy'],
    use: [4166, 2203, 1828],
    versions: [
      ['2025-09-30 19:47', archiveRecord(17229948)],
      ['2025-09-15 20:05', labRepo('dnipro-open/port-22', 'v1.0')],
    ],
  }),
];
