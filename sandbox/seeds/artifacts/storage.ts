import {
  archiveRecord,
  diskImage,
  labRepo,
  sampleRepo,
  storedArchive,
  withLink,
} from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact } from '../seed';

const nvmeofReadme = `
Shared NVMe-over-Fabrics targets look fine on average and poor at the 99.9th percentile. This artifact reruns every experiment of the study on two storage nodes and one switch, from an empty lease to the finished figures.

## What is inside

- Three notebooks: \`01-reserve.ipynb\`, \`02-run.ipynb\`, \`03-figures.ipynb\`
- A disk image with a patched \`nvmet\` module, built from the recipe in \`image/\`
- Raw results of all 240 runs, so that the figures can be redrawn without hardware

## Run it

Choose **Launch on Chameleon**, or start from a shell in your own project:

\`\`\`python
# two storage nodes for six hours, then the whole sweep
from tail import Lease, sweep

lease = Lease(node_type="storage_nvme", count=2, hours=6)
for tenants in (1, 2, 4, 8):
    sweep(lease, tenants=tenants, out=f"runs/{tenants}")
\`\`\`

The sweep takes about four hours. It writes one directory per tenant count, each with the \`fio\` job, the latency log and the \`nvmet\` counters before and after.

## Expected results

Numbers from three sites. Yours should be within 8 % at the median; the tail moves more, and the notebook says by how much.

| Tenants | p50, µs | p99, µs | p99.9, µs | Runs |
| --- | ---: | ---: | ---: | ---: |
| 1, alone | 92 | 141 | 208 | 60 |
| 2, same queue pair | 97 | 263 | 1,180 | 60 |
| 4, same queue pair | 104 | 512 | 4,927 | 60 |
| 4, one queue pair each | 99 | 187 | 431 | 60 |

## If a run fails

1. Check that both nodes report firmware 2.1.8 or newer: \`nvme id-ctrl /dev/nvme0 | grep fr\`.
2. Delete \`runs/.lock\` and start the cell again; finished runs are skipped.
3. The lease must be on **one rack**. Across racks the switch adds a second queue, and the comparison no longer holds.

> The patched module only adds counters. Latency with and without it differs by less than 0.3 µs; see \`notes/overhead.md\`.

## Redraw the figures only

\`\`\`bash
make figures RUNS=published/
ls figures/   # fig3.pdf … fig9.pdf
\`\`\`

## Changes

- **2026-11**: eight tenants, second switch model, figures 8 and 9
- **2025-06**: image rebuilt for the 6.8 kernel
- **2024-12**: version of the paper

Questions and results from other hardware are welcome as [issues](https://github.com/okafor-lab/nvmeof-tail/issues).
`;

const cephReadme = `
# Erasure coding in Ceph: what does recovery cost?

Placement decides how much of the cluster suffers when a device, a host or a rack goes away. Here are the fault plans, cluster templates and analysis for **162 recovery runs** on twelve nodes. Any single run can be replayed on four.

## Layout

| Path | Holds |
| --- | --- |
| \`plans/\` | one YAML file per run: what breaks, when, and what comes back |
| \`cluster/\` | orchestration for 4, 8 and 12 nodes |
| \`collect/\` | client latency, OSD counters, network bytes, once a second |
| \`analysis/\` | notebooks; they read \`results.parquet\` and nothing else |

## One run

\`\`\`bash
./cluster/up.sh --nodes 4 --profile k4m2
./run.py plans/host-loss-k4m2-07.yaml --out out/07
./analysis/summary.py out/07
\`\`\`

A plan reads like this:

\`\`\`yaml
profile: {plugin: jerasure, k: 4, m: 2, failure_domain: host}
load: {clients: 16, mix: "70r30w", object_kib: 4096}
faults:
  - {at: 600s, stop: host, index: 2}
  - {at: 1500s, start: host, index: 2}
\`\`\`

## Findings

1. Client p99 during recovery rises by a factor of 2.1 with host domains and 3.4 with OSD domains.
2. \`osd_recovery_max_active\` above 5 buys nothing on spinning disks.
3. Wide profiles (\`k8m3\`) move **1.9 times** the bytes that the textbook formula says, because degraded reads count twice.

## Checklist for a rerun

- [x] Nodes of one type
- [x] NTP in step, below 5 ms
- [ ] Scrubbing off for the length of the run
- [ ] At least 200 GB free on the collector
`;

const znsText = `
Zoned drives leave garbage collection to the host, and log-structured stores are a natural fit. We compare four placement policies for RocksDB on two zoned SSD models.

- **Write amplification** falls from 3.8 to 1.2 with lifetime hints.
- **Zone resets** dominate p99.99 unless they are spread out; \`zns-pace\` in this repository does that.
- The emulated device (\`scripts/femu.sh\`) reproduces the ranking but *not* the absolute numbers.

\`\`\`bash
python -m zns.sweep --policy lifetime --fill 0.8 --ops 200M
\`\`\`
`;

/** Storage systems: devices, file systems, object stores. */
export const storageResearch: SeedArtifact[] = [
  research({
    key: 'nvmeof-tail',
    title: 'Tail Latency of NVMe-oF under Multi-Tenant Interference',
    short:
      'Notebooks, fio job files and a disk image that rerun the interference study on two storage nodes. One lease, about four hours, figures 3 to 9 come out at the end.',
    long: nvmeofReadme,
    owner: 'mokafor',
    collaborators: ['liwei', 'techeverria'],
    authors: [people.okafor, people.echeverria, people.lin],
    tags: ['storage', 'nvme-of', 'benchmarking', 'networking', 'jupyter'],
    badges: ['chameleon', 'reproducible'],
    links: ['ceph-ec-recovery', 'coldstart-replay', 'spack-chain', 'power-cap'],
    projects: ['CHI-241877'],
    daypassHours: 6,
    use: [4812, 1036, 528],
    versions: [
      [
        '2026-11-17 15:42',
        withLink(
          labRepo('okafor-lab/nvmeof-tail', 4),
          'Raw runs, 240 files',
          'urn:globus:dataset:7c2aeb06-db94-4ed7-b742-e05fc7ad3d03:/nvmeof/runs',
          true,
        ),
      ],
      ['2025-11-14 10:05', labRepo('okafor-lab/nvmeof-tail', 3)],
      ['2025-06-02 08:51', diskImage('chi-tacc', 'nvmeof-tail-6.8')],
      ['2025-06-02 08:20', labRepo('okafor-lab/nvmeof-tail', 2)],
      ['2025-04-11 17:33', sampleRepo('tail-latency', 'v1.0')],
      ['2024-12-19 12:00', archiveRecord(14522907)],
    ],
  }),
  research({
    key: 'ceph-ec-recovery',
    title: 'Erasure Coding in Ceph: Recovery Cost across Failure Domains',
    short:
      'Fault plans, cluster templates and analysis for 162 recovery runs on twelve nodes. Any single run can be replayed on four.',
    long: cephReadme,
    owner: 'tecor',
    administrators: ['mokafor'],
    authors: [people.cordeiro, people.daSilva],
    tags: ['storage', 'ceph', 'fault-injection', 'distributed-systems'],
    badges: ['chameleon', 'reproducible'],
    projects: ['CHI-250312'],
    daypassHours: 24,
    use: [884, 301, 211],
    versions: [
      ['2026-10-15 09:12', labRepo('tecor/ceph-ec-recovery', 'v3.0')],
      ['2026-03-20 14:40', labRepo('tecor/ceph-ec-recovery', 'v2.1')],
      ['2025-09-08 11:26', archiveRecord(15077341)],
    ],
  }),
  research({
    key: 'zns-compaction',
    title: 'Compaction Placement for LSM Stores on Zoned SSDs',
    short:
      'Four placement policies for RocksDB on zoned drives, with the traces behind the ranking.',
    long: znsText,
    owner: 'seoyeon.kim',
    collaborators: ['mokafor'],
    authors: [people.kim, people.okafor],
    tags: ['storage', 'databases', 'benchmarking'],
    badges: ['reproducible'],
    use: [1533, 512, 333],
    versions: [
      ['2026-04-22 06:30', labRepo('hangang-data/zns-compaction', 'camera-ready')],
      ['2025-12-01 03:18', labRepo('hangang-data/zns-compaction', 1)],
    ],
  }),
  research({
    key: 'small-objects',
    title: 'A Billion Small Objects: Packing Strategies for S3-Compatible Stores',
    short:
      'Generates, packs and reads back up to a billion objects of 1 to 64 KiB against MinIO, Ceph RGW and SeaweedFS.',
    long: 'Small objects are cheap to write and dear to list. The generator makes the same key space every time from one seed; three packers (append, hash-bucket, time-bucket) store it; the reader asks for keys with a Zipf distribution. A run of ten million objects needs one node and forty minutes and already shows every effect of the paper but one: list latency under compaction, for which see `docs/large-runs.md`.',
    owner: 'aarti.sharma',
    authors: [people.sharma, people.raghunathan, people.delacroix],
    tags: ['storage', 'cloud', 'benchmarking'],
    use: [417, 188, 149],
    versions: [
      ['2025-08-19 13:05', labRepo('deccan-storage/billion-objects', 'v1.2')],
      ['2025-05-30 07:44', storedArchive('small-objects')],
    ],
  }),
  research({
    key: 'lustre-metadata',
    title: 'Metadata Storms on Lustre: A Replayable Collection of 34 Incidents',
    short:
      'Thirty-four metadata incidents from two centres, reduced to replay scripts of a few minutes each.',
    long: `
## Why

Every centre has the story of the user who ran \`find\` from four thousand ranks. The stories are told, the loads are lost. Each directory here holds one incident:

1. \`story.md\`: what users saw, what operators saw, what it was;
2. \`replay.c\`: an MPI program with the same operation mix;
3. \`expect.json\`: the counters that a faithful replay moves, with tolerances.

## How

\`\`\`bash
mpirun -n 64 ./replay incidents/017-stat-storm --scale 0.1 --target /mnt/lustre/scratch
\`\`\`

**Do not run this on a file system that others use.** The template in \`heat/\` builds one with two MDTs and four OSTs.
`,
    owner: 'gwhitfield',
    administrators: ['tecor'],
    authors: [people.whitfield, people.begay, people.jonsdottir],
    tags: ['storage', 'file-systems', 'hpc', 'mpi', 'fault-injection'],
    badges: ['chameleon'],
    daypassHours: 12,
    use: [655, 240, 197],
    versions: [
      ['2026-02-11 19:20', labRepo('prairie-hpc/metadata-storms', '2026.02')],
      ['2024-10-03 16:02', labRepo('prairie-hpc/metadata-storms', '2024.10')],
      ['2023-11-09 15:55', archiveRecord(10093822)],
    ],
  }),
  research({
    key: 'storage-collection',
    title: 'Storage Reproducibility Collection',
    short:
      'Studies of storage systems that were rerun by somebody else and held up, with notes on what it took.',
    long: `
A shelf, not a study. Each entry was rerun by at least one group outside the authors' own, on other hardware.

| Study | Rerun by | Held up? |
| --- | --- | --- |
| Tail latency of NVMe-oF | Polder Universiteit | yes, tail within 14 % |
| Erasure coding in Ceph | Prairie Supercomputing Center | yes |
| Compaction on zoned SSDs | Lakeshore University | ranking yes, numbers no |
| Metadata storms | Instituto de Sistemas da Ribeira | 31 of 34 |

To propose an entry, write to the maintainer with a link to your rerun. *A rerun that fails is just as welcome.*
`,
    owner: 'techeverria',
    collaborators: ['tecor'],
    authors: [people.echeverria],
    tags: ['storage', 'reproducibility'],
    links: [
      'nvmeof-tail',
      'ceph-ec-recovery',
      'zns-compaction',
      'lustre-metadata',
      'small-objects',
    ],
    use: [1201, 640, 0],
    versions: [['2026-05-28 18:00', labRepo('llano-sistemas/storage-shelf', 'main')]],
  }),
  research({
    key: 'noisy-neighbour-followup',
    title: 'Noisy Neighbours on Shared Flash, Revisited',
    short:
      'Follow-up to the NVMe-oF study on four more drive models. The data set is published; scripts stay closed until the review is over.',
    long: `
The archived version holds the measurements of four drive models and the notebook that draws them. Scripts for collecting them will be opened **after review**.

- \`drives.csv\`: model, firmware, capacity, over-provisioning
- \`latency/*.hdr\`: HDR histograms, one per run
- \`figures.ipynb\`: draws all figures from the two above
`,
    visibility: 'private',
    owner: 'mokafor',
    administrators: ['tecor'],
    collaborators: ['liwei'],
    authors: [people.okafor, people.liWei],
    tags: ['storage', 'nvme-of', 'data-set'],
    badges: ['chameleon'],
    // Owner and collaborator cannot see the exam.
    links: ['nvmeof-tail', 'exam-autumn-2026', 'fio-recipes', 'ceph-ec-recovery'],
    projects: ['CHI-241877'],
    use: [96, 31, 20],
    versions: [
      ['2026-08-06 20:11', labRepo('trovi-examples/tail-latency', 'v1.0')],
      ['2026-06-17 09:00', archiveRecord(18220415)],
      ['2026-05-02 21:38', storedArchive('noisy-neighbours')],
      ['2026-04-14 19:02', storedArchive('noisy-neighbours-pilot')],
      ['2026-03-29 12:15', labRepo('okafor-lab/noisy-neighbours', 1)],
    ],
  }),
  research({
    key: 'fio-recipes',
    title: 'Forty fio Recipes, Each with Its Pitfall',
    short:
      'Job files for forty common questions about a disk, each with the way in which it usually misleads.',
    long: 'One directory per question: the job file, a run on a known drive, and a paragraph *Do not believe this if …*. Begin with recipe 1, `is-it-even-idle`, which has saved us more time than the other thirty-nine together. Contributions are welcome; a recipe without a pitfall is not accepted.',
    owner: 'mokafor',
    administrators: ['tecor'],
    collaborators: ['seoyeon.kim'],
    authors: [people.okafor, people.kim],
    tags: ['storage', 'benchmarking', 'education'],
    badges: ['educational'],
    use: [6021, 2270, 0],
    versions: [
      ['2026-02-28 12:12', labRepo('okafor-lab/fio-recipes', 'forty')],
      ['2024-06-18 18:50', labRepo('okafor-lab/fio-recipes', 'thirty')],
      ['2022-09-27 16:04', labRepo('okafor-lab/fio-recipes', 'twelve')],
    ],
  }),
];
