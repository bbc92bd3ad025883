import { archiveRecord, gitId, heatTemplate, labRepo, storedArchive } from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact } from '../seed';

const rangeTemplate = `heat_template_version: 2018-08-31
description: Capture-the-flag range, one gateway and a closed network
parameters:
  teams: { type: number, default: 8 }
  image: { type: string, default: CC-Ubuntu22.04 }
resources:
  range_net: { type: OS::Neutron::Net }
  range_subnet:
    type: OS::Neutron::Subnet
    properties: { network: { get_resource: range_net }, cidr: 10.66.0.0/16, gateway_ip: null }
  targets:
    type: OS::Heat::ResourceGroup
    properties:
      count: { get_param: teams }
      resource_def:
        type: OS::Nova::Server
        properties:
          name: "target-%index%"
          image: { get_param: image }
          flavor: m1.small
          networks: [{ network: { get_resource: range_net } }]
`;

/** Security and privacy. */
export const securityResearch: SeedArtifact[] = [
  research({
    key: 'ctf-range',
    title: 'A Capture-the-Flag Range in One Lease',
    short:
      'Eight teams, twelve challenges, a closed network and a score board, up in a quarter of an hour and gone without a trace.',
    long: `
## For the organiser

1. Create the stack from the template (\`teams\` up to 30).
2. Run \`range seed\`: it plants flags, *different ones for every team*.
3. Open the score board on the gateway; give each team its key.
4. After the event, \`range burn\` deletes everything, logs included.

## Challenges

| Kind | Number | Points |
| --- | ---: | ---: |
| Web | 4 | 100–300 |
| Binary | 3 | 200–500 |
| Network | 3 | 150–350 |
| Logs | 2 | 100 |

The network has **no way out** by design. If a challenge seems to need the internet, it is being solved in the wrong way.
`,
    owner: 'f.benali',
    administrators: ['tecor'],
    authors: [people.benAli, people.shevchenko, people.adeyemi],
    tags: ['security', 'education', 'virtualisation'],
    badges: ['educational', 'chameleon'],
    daypassHours: 10,
    use: [5730, 1987, 1629],
    versions: [
      ['2026-04-10 08:30', heatTemplate('2026-04-10T08:30:00Z', rangeTemplate)],
      ['2026-04-09 17:52', labRepo('carthage-sec/one-lease-range', 'v3')],
      ['2024-11-04 18:20', labRepo('carthage-sec/one-lease-range', 'v2')],
    ],
  }),
  research({
    key: 'mitigation-cost',
    title: 'What Speculative-Execution Mitigations Cost on Five Server Generations',
    short:
      'Every mitigation on and off, one by one and all together, for forty workloads on five generations of servers.',
    long: `
A mitigation is a boot parameter, so the experiment is simple and long: boot, measure, reboot, for **eleven weeks**.

- Old servers lose most: 18 % in the median of all workloads, newest 2 %.
- System-call-heavy workloads lose four times as much as the rest.
- Costs *do not add up*: two mitigations together cost less than their sum in 63 % of all cases.

The boot driver survives hung nodes (it asks the baseboard controller) and is useful for other studies too.
`,
    owner: 'hakon.odegard',
    collaborators: ['liwei'],
    authors: [people.odegard, people.liWei],
    tags: ['security', 'bare-metal', 'linux-kernel', 'benchmarking'],
    badges: ['chameleon', 'reproducible'],
    use: [1345, 590, 425],
    versions: [
      ['2025-03-03 07:27', archiveRecord(14963520)],
      ['2025-02-24 06:40', labRepo('fjordby-hpc/mitigation-cost', 'v1.0')],
    ],
  }),
  research({
    key: 'confidential-vm',
    title: 'Confidential Virtual Machines: I/O Overhead with and without Bounce Buffers',
    short:
      'Network and disk benchmarks in plain and encrypted guests, with patches that remove one copy.',
    long: 'Encrypted guests copy every buffer twice. Two patches remove one of the copies for virtio-net and virtio-blk; the benchmarks show what that gives (23 % of throughput at 40 Gbps) and what is left. Needs a node with SEV-SNP; `probe.sh` says whether yours has it **and** whether the firmware turned it on.',
    owner: 'm.yildiz',
    authors: [people.yildiz, people.vonAhlen],
    tags: ['security', 'virtualisation', 'networking', 'storage'],
    use: [408, 166, 139],
    versions: [['2025-12-09 20:54', labRepo('bogaz-net/snp-io', 'v0.2')]],
  }),
  research({
    key: 'archive-client-tests',
    title: 'Fault Injection for Research Data Archives',
    short:
      'Runs a copy of an archive server in a container and makes uploads fail in sixteen ways. Draft, not for citation.',
    long: `
A working draft. The first version holds our fork of the archive's server, the second the sixteen faults.

1. Time-out in the middle of a part
2. Checksum that does not fit
3. Quota reached at 99 %
4. … see \`faults.md\`
`,
    visibility: 'private',
    owner: 'mokafor',
    administrators: ['tecor'],
    authors: [people.okafor, people.cordeiro],
    tags: ['storage', 'fault-injection'],
    use: [37, 9, 7],
    versions: [
      ['2026-02-25 16:48', gitId('https://git.example.org/zenodo/zenodo.git@v2026.1-faults')],
      ['2026-02-19 14:22', storedArchive('archive-client-tests')],
    ],
  }),
  research({
    key: 'exam-autumn-2026',
    title: 'Exam Task: Diagnose a Slow Cluster (Autumn 2026)',
    short:
      'Hidden until the exam is over. Four nodes with one planted fault each; students have ninety minutes.',
    visibility: 'private',
    owner: 'tecor',
    administrators: ['prof.adeyemi'],
    authors: [people.cordeiro, people.adeyemi],
    tags: ['education', 'observability', 'fault-injection'],
    use: [4, 2, 2],
    versions: [['2026-09-21 19:30', storedArchive('exam-autumn-2026')]],
  }),
];
