import {
  archiveRecord,
  diskImage,
  heatTemplate,
  labRepo,
  repoOn,
  storedArchive,
  withLink,
} from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact } from '../seed';

const bbrReadme = `
# BBRv3 versus CUBIC at 100 Gbps

Paired flows between two sites over a stitched layer 2 path, with queue depth sampled on the switches. Includes the raw pcaps for every run that appears in the paper.

## The question

On a long path with a shallow buffer, does BBRv3 still take more than its share from CUBIC, and who pays in delay? Earlier answers come from 10 Gbps and below, where one core can pace every packet. At 100 Gbps it cannot.

## Topology

\`\`\`text
 sender A ──┐                                ┌── receiver A
            ├─ ToR ══ 100G, 36 ms RTT ══ ToR ┤
 sender B ──┘      (queue sampled, 1 ms)     └── receiver B
\`\`\`

Two bare-metal nodes per site with 100G adapters, one stitched VLAN. The bottleneck is the egress queue of the first switch, set to 2, 8 or 32 MB.

## Reproduce

1. Reserve nodes and the stitched link: \`notebooks/0-lease.ipynb\` (both sites must be free; check the calendar first).
2. Tune the hosts: \`ansible-playbook tune.yml\`. It pins interrupts, sets \`fq\` and the \`tcp_rmem\` sizes, and **verifies** each one.
3. Run the matrix:

\`\`\`bash
./matrix.py --cc bbr3,cubic --flows 1,4,16 --buffer 2,8,32 --repeat 10 --seconds 120
\`\`\`

4. Draw the figures: \`notebooks/2-figures.ipynb\`.

The whole matrix is 180 runs, seven hours. \`--quick\` does 18 of them in 45 minutes.

## Results in one table

Share of the bottleneck that BBRv3 flows take against as many CUBIC flows:

| Buffer | 1 : 1 | 4 : 4 | 16 : 16 | Mean queue, MB |
| ---: | ---: | ---: | ---: | ---: |
| 2 MB | 71 % | 66 % | 63 % | 1.1 |
| 8 MB | 58 % | 55 % | 54 % | 3.9 |
| 32 MB | 44 % | 41 % | 39 % | 22.7 |

With large buffers CUBIC wins, at the price of everybody's delay.

## Known limits

- Segmentation offload hides pacing below 64 KB bursts. Runs with it off are in \`runs/nogso\`.
- The 32 MB setting is the switch's maximum; it is shared with control traffic.
- [ ] BBRv3 with ECN marking: prepared (\`--ecn\`), not yet in the paper.

## Data

The pcaps are headers only (96 bytes), 1.8 TB in all. \`fetch.sh RUN\` gets a single one; the index with checksums is \`runs/index.csv\`.

See also the [kernel patches](https://github.com/wan-lab/bbr3-vs-cubic/tree/main/patches) and the [discussion of fairness metrics](https://wan-lab.example.org/notes/fairness).
`;

const intReadme = `
# In-band network telemetry: a weekend lab

Write a telemetry header, push it through four software switches and plot hop delay live. Needs one node and no special hardware.

## Saturday

1. **Parse**: extend \`int.p4\` with a shim header after UDP. Tests: \`make test-parse\`.
2. **Push**: each switch adds its id, queue depth and time. Mind the MTU!
3. **Strip**: the last switch removes the stack and reports it.

\`\`\`p4
action int_push() {
    hdr.int_stack.push_front(1);
    hdr.int_stack[0].setValid();
    hdr.int_stack[0].switch_id = meta.switch_id;
    hdr.int_stack[0].queue = (bit<24>) standard_metadata.deq_qdepth;
}
\`\`\`

## Sunday

4. **Collect**: a small server turns reports into a time series.
5. **Plot**: hop delay of every switch, live, in the notebook.
6. **Break**: a script slows one switch down. Find it from the plot alone.

## For teachers

| Part | Minutes | Where students get stuck |
| --- | ---: | --- |
| Parse | 60 | byte order of the length field |
| Push | 90 | header stack grows the wrong way |
| Strip | 45 | forgotten checksum |
| Break | 30 | nobody, they love it |

- [x] Runs in a class of 30 on 30 small nodes
- [x] Marking script (\`grade.py\`), solutions on request
- [ ] Version for hardware switches
`;

const stitchTemplate = `heat_template_version: 2018-08-31
description: One node and one network, stitched to a remote site
parameters:
  reservation_id: { type: string }
  stitch_vlan: { type: number, default: 3210 }
  key_name: { type: string }
resources:
  stitch_net:
    type: OS::Neutron::Net
    properties:
      name: { str_replace: { template: "stitch-$vlan", params: { $vlan: { get_param: stitch_vlan } } } }
  stitch_subnet:
    type: OS::Neutron::Subnet
    properties:
      network: { get_resource: stitch_net }
      cidr: 192.168.100.0/24
      enable_dhcp: true
  node:
    type: OS::Nova::Server
    properties:
      image: CC-Ubuntu24.04
      flavor: baremetal
      key_name: { get_param: key_name }
      networks: [{ network: { get_resource: stitch_net } }]
      scheduler_hints: { reservation: { get_param: reservation_id } }
outputs:
  address:
    value: { get_attr: [node, first_address] }
`;

/** Networks: transport, programmable switches, wide-area paths. */
export const networkingResearch: SeedArtifact[] = [
  research({
    key: 'bbr3-vs-cubic',
    title: 'Congestion Control on 100 Gbps WAN Paths: BBRv3 versus CUBIC',
    short:
      'Paired flows between two sites over a stitched layer 2 path, with queue depth sampled on the switches. Includes the raw pcaps for every run that appears in the paper.',
    long: bbrReadme,
    owner: 'whlin',
    collaborators: ['mokafor'],
    authors: [people.lin, people.yildiz, people.vanDerBerg, people.okafor],
    tags: ['networking', 'tcp', 'fabric', 'benchmarking'],
    badges: ['chameleon', 'reproducible'],
    links: ['stitched-path', 'campus-traces'],
    projects: ['CHI-260045', 'CHI-241877'],
    daypassHours: 8,
    use: [3277, 902, 523],
    versions: [
      [
        '2026-11-14 07:20',
        withLink(
          labRepo('wan-lab/bbr3-vs-cubic', 'v2.0'),
          'Headers of all runs, 1.8 TB',
          'urn:globus:dataset:2f0b9d5e-60cf-4a0e-8f3c-7b8d6b0a4c11:/bbr3/pcap',
          true,
        ),
      ],
      ['2026-07-03 05:48', labRepo('wan-lab/bbr3-vs-cubic', 'v1.1')],
      ['2026-05-15 09:00', archiveRecord(17913260)],
    ],
  }),
  research({
    key: 'int-weekend-lab',
    title: 'In-Band Network Telemetry with P4: A Weekend Lab',
    short:
      'Write a telemetry header, push it through four software switches and plot hop delay live. Needs one node and no special hardware.',
    long: intReadme,
    owner: 'whlin',
    administrators: ['tecor'],
    authors: [people.lin, people.nguyen],
    tags: ['p4', 'networking', 'education', 'observability'],
    badges: ['chameleon', 'educational'],
    daypassHours: 48,
    use: [2963, 811, 576],
    versions: [
      ['2026-10-21 13:37', labRepo('p4-weekend/int-lab', 'autumn-2026')],
      ['2026-02-27 10:10', labRepo('p4-weekend/int-lab', 'spring-2026')],
      ['2025-02-21 11:45', labRepo('p4-weekend/int-lab', 'spring-2025')],
      ['2024-02-16 09:30', storedArchive('int-weekend-lab-2024')],
    ],
  }),
  research({
    key: 'quic-offload',
    title: 'How Much of QUIC Can a SmartNIC Take?',
    short:
      'Crypto, pacing and ACK handling of QUIC moved to a SmartNIC one at a time, with CPU cycles per byte for each.',
    long: `
QUIC costs a server about three times the cycles of TCP with offloads. We move its parts to the adapter one by one and count what is left.

| Offloaded | Cycles per byte | Gbps per core |
| --- | ---: | ---: |
| nothing | 2.91 | 8.2 |
| AES-GCM | 1.74 | 13.6 |
| AES-GCM, pacing | 1.38 | 17.2 |
| AES-GCM, pacing, ACKs | 0.97 | 24.5 |

The third step needs the patched firmware in \`fw/\`; the first two run on stock adapters.

\`\`\`console
$ ./bench --impl quiche --offload crypto,pacing --conns 64 --seconds 60
goodput 17.18 Gbps  cpu 0.99 cores  retrans 0.02 %
\`\`\`
`,
    owner: 'm.yildiz',
    authors: [people.yildiz, people.lin, people.gross],
    tags: ['networking', 'quic', 'benchmarking', 'linux-kernel'],
    badges: ['reproducible'],
    use: [1124, 377, 147],
    versions: [
      ['2026-06-09 16:25', labRepo('bogaz-net/quic-offload', 'v1.0.2')],
      ['2026-01-30 08:05', labRepo('bogaz-net/quic-offload', 'v1.0.0')],
    ],
  }),
  research({
    key: 'rdma-incast',
    title: 'Incast on RoCEv2: Three Ways Not to Tune PFC',
    short:
      'Rebuilds three pause-frame pathologies on a rack of eight nodes and shows the counter that gives each away.',
    long: 'Head-of-line blocking, a pause storm and a slow-drain receiver, each from one playbook. Every scenario runs for two minutes, writes a Prometheus snapshot, and asks at the end: *which of the three was it?* The answer key is encrypted with the passphrase `pause`. Used in two operator trainings.',
    owner: 'whlin',
    authors: [people.lin, people.tanaka, people.yamada],
    tags: ['networking', 'rdma', 'observability', 'education'],
    badges: ['chameleon', 'educational'],
    daypassHours: 4,
    use: [738, 265, 122],
    versions: [
      ['2025-10-17 02:50', labRepo('wan-lab/roce-incast', 3)],
      ['2025-10-16 23:10', labRepo('wan-lab/roce-incast', 2)],
      ['2025-07-22 04:19', labRepo('wan-lab/roce-incast', 1)],
    ],
  }),
  research({
    key: 'heavy-hitters',
    title: 'Heavy Hitters in 3 MB of Switch Memory',
    short:
      'P4 programs and a simulator for five sketches, compared on the same hour of backbone traffic.',
    long: `
Five sketches, one budget. Each program compiles for the software switch and for a hardware target; the simulator (\`sim/\`, Rust) runs a hundred times faster and agrees with both to the last counter.

* Count-Min with conservative update
* HashPipe
* Elastic Sketch
* UnivMon
* **PRECISION-R**, ours: recirculates one packet in 512

\`\`\`bash
cargo run --release -- --sketch precision-r --mem 3MiB hour.pcap.zst
\`\`\`
`,
    owner: 'j.vanderberg',
    collaborators: ['whlin'],
    authors: [people.vanDerBerg, people.delacroix],
    tags: ['networking', 'p4', 'streaming'],
    use: [289, 122, 48],
    versions: [
      ['2024-08-13 14:14', repoOn('codeberg.org', 'polder-net/heavy-hitters', 'v0.9')],
      ['2024-08-27 12:01', archiveRecord(13380072)],
    ],
  }),
  research({
    key: 'stitched-path',
    title: 'Stitched Layer 2 Path to a Remote Testbed: Template and Checks',
    short:
      'An orchestration template for one node on a stitched VLAN, plus a script that tells which of the nine usual mistakes was made.',
    long: 'Fill in the reservation, the VLAN and the key, and create the stack. `check.sh` then walks from the adapter to the far end and stops at the first thing that is wrong: link down, VLAN not tagged, MTU, ARP, reverse path filter, and so on. The remote side needs its own slice; a notebook for it is linked.',
    owner: 'liwei',
    administrators: ['tecor'],
    collaborators: ['whlin'],
    authors: [people.liWei, people.lin],
    tags: ['networking', 'fabric', 'openstack', 'sdn'],
    badges: ['chameleon'],
    use: [1890, 533, 0],
    versions: [
      ['2026-03-05 16:02', heatTemplate('2026-03-05T16:02:00Z', stitchTemplate)],
      ['2025-11-28 10:31', labRepo('eastlake/stitched-path', 'main')],
      ['2025-11-28 09:00', diskImage('chi-uc', 'stitched-path')],
    ],
  }),
  research({
    key: 'networking-pack',
    title: 'Networking Teaching Pack, Autumn 2026',
    short:
      'Six sessions from sockets to telemetry, in order, each an artifact that runs on one to four nodes.',
    long: `
| Week | Session | Nodes |
| ---: | --- | ---: |
| 1 | First steps with notebooks | 1 |
| 2 | Congestion control on long paths | 4 |
| 3 | A stitched path | 1 |
| 5 | In-band telemetry | 1 |
| 6 | Incast on RoCEv2 | 8, shared |

Week 4 is reading. Slides are under a Creative Commons licence; write for the LaTeX sources.
`,
    owner: 'prof.adeyemi',
    collaborators: ['whlin'],
    authors: [people.adeyemi, people.lin],
    tags: ['education', 'networking'],
    badges: ['educational'],
    links: ['first-steps', 'bbr3-vs-cubic', 'stitched-path', 'int-weekend-lab', 'rdma-incast'],
    use: [612, 233, 0],
    versions: [['2026-08-24 08:00', labRepo('harbor-city/net-pack-autumn', 'v1')]],
  }),
];
