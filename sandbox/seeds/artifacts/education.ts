import { archiveRecord, labRepo, sampleRepo, startedBy, storedArchive } from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact } from '../seed';

const firstStepsReadme = `
# First steps with reproducible notebooks

Reserve a node, run one experiment, keep the result. The shortest path from an empty project to a published artifact: **three notebooks, about an hour**, no earlier knowledge of the testbed.

## Before you start

- [x] An account and a project with an active allocation, *or* a daypass
- [x] A browser; nothing is installed on your machine
- [ ] An SSH key, if you want to look around on the node yourself (notebook 1 can make one)

## The three notebooks

| Notebook | You will | Minutes |
| --- | --- | ---: |
| \`1-reserve.ipynb\` | ask for one node for two hours and start an image on it | 20 |
| \`2-measure.ipynb\` | run a small disk benchmark and bring the numbers back | 25 |
| \`3-publish.ipynb\` | draw one figure, pack everything, publish it as a draft | 15 |

Each cell says what it is going to do, does it, and checks that it worked. If a check fails, the cell prints the next thing to try and can be run again: nothing is reserved twice.

## A taste

\`\`\`python
from firststeps import Node

with Node(kind="compute_skylake", hours=2) as node:
    node.run("sudo apt-get install -y fio")
    result = node.measure("fio --name=taste --rw=randread --size=1G --output-format=json")

result.plot()   # one figure, ready for notebook 3
\`\`\`

When the \`with\` block ends the node is given back, also after an error. That habit alone saves most allocations.

## What you should see

The random read rate depends on the node type. Typical medians of the last class:

| Node type | IOPS | p99, ms |
| --- | ---: | ---: |
| \`compute_skylake\` | 71,200 | 0.9 |
| \`storage_hierarchy\` | 148,900 | 0.4 |
| \`compute_cascadelake_r\` | 96,400 | 0.6 |

Anything within a quarter of these is fine. If you are far off, open *Troubleshooting* in notebook 2 before you ask: it finds nine cases of ten.

## Three rules of a good artifact

1. **One way in.** A reader opens a single file and runs from top to bottom.
2. **Numbers travel with code.** Keep the raw results, so that figures can be redrawn without hardware.
3. **Say what it costs.** Nodes, hours, gigabytes, in the first paragraph.

> "I had a figure after an hour and understood it after a week." (A student, autumn 2025)

## For teachers

The notebooks work in a class of sixty: reservations are spread over ten minutes, and \`make class N=60\` checks that the project has room for it. Slides and a marking sheet are in \`teaching/\`.

## Where to go next

- [Tail latency of shared flash](https://github.com/okafor-lab/nvmeof-tail), a full study built in the same style
- The *Cloud Computing for Domain Scientists* notebooks, which start where these end
- [How to write a metadata file](https://docs.example.org/artifacts/metadata) for import from a repository

Found a mistake? Tell us in the [issues](https://github.com/example-lab/first-steps/issues): the notebooks are rerun every week and repaired when the testbed changes.
`;

const eightLabsReadme = `
# Operating systems on bare metal

Eight graded labs in which students build, boot and break their own kernel on a leased node. Solutions are shared with instructors on request.

## Labs

1. **Hello, ring 0.** Build a kernel, boot it, find your own \`printk\` in the serial console.
2. **System calls.** Add one that reverses a string. Break it from user space. Repair it.
3. **Scheduling.** A lottery scheduler class of about 200 lines.
4. **Locks.** Find the deadlock that *lockdep* cannot see.
5. **Memory.** Page replacement with two hands of a clock.
6. **A file system** that survives the power cord. We pull it, over IPMI.
7. **Drivers.** A ring buffer for a made-up network adapter.
8. **Forensics.** A crash dump, no source, one hour.

## Why bare metal?

Emulators forgive. A real machine does not come back by itself, has firmware that takes four minutes, and interrupts that arrive when they like. Students remember the first time they brick a boot entry, and that \`grub-reboot\` saves them.

\`\`\`bash
make kernel                      # 6 minutes on 48 threads
make deploy NODE=$MY_NODE        # copies, sets one-time boot
make console NODE=$MY_NODE       # serial over LAN, leave with ~.
\`\`\`

## Marking

| Lab | Tests | Weight | Median hours |
| ---: | ---: | ---: | ---: |
| 1 | 6 | 5 % | 3 |
| 2 | 14 | 10 % | 6 |
| 3 | 22 | 15 % | 11 |
| 4 | 9 | 15 % | 9 |
| 5 | 18 | 15 % | 12 |
| 6 | 31 | 20 % | 17 |
| 7 | 20 | 15 % | 13 |
| 8 | 1 | 5 % | 1 |

Tests run on a second node, so that a hung kernel cannot mark itself. Each student needs **one node for four hours a week**; labs 6 and 7 need two.

## For instructors

- Write from an address of your institution for \`solutions.tar.age\`.
- [x] Tested with kernels 6.6 and 6.12
- [x] Timetable for 12 and 15 weeks
- [ ] Arm nodes: labs 1 to 5 work, 6 to 8 are being moved
`;

const cloudIntroReadme = `
Five notebooks for people who have **a question and a laptop script**, and now need a hundred runs.

1. *What is a machine, anyway?* Nodes, images, keys.
2. *From script to batch.* One parameter sweep, three ways.
3. *Data that stays.* Object store, volumes, and when to use which.
4. *Sharing.* Containers, and why \`pip freeze\` is not enough.
5. *Paying attention.* Hours, watts, and giving things back.

Each notebook has a small example from another field: birdsong, tide gauges, parish registers, protein folds, road counts. Take the one nearest to yours; they are independent.

| You know | Start at |
| --- | --- |
| a little Python | 1 |
| SSH and a shell | 2 |
| a cluster with Slurm | 3 |
`;

/** Courses, labs and packs for teaching. */
export const educationResearch: SeedArtifact[] = [
  research({
    key: 'first-steps',
    title: 'First Steps with Reproducible Notebooks',
    short:
      'Reserve a node, run one experiment, keep the result. The shortest path from an empty project to a published artifact.',
    long: firstStepsReadme,
    owner: 'tecor',
    collaborators: ['mokafor', 'prof.adeyemi'],
    authors: [people.cordeiro, people.adeyemi, people.okafor],
    tags: ['education', 'jupyter', 'reproducibility'],
    badges: ['chameleon', 'educational', 'reproducible'],
    links: ['cloud-intro', 'eight-labs'],
    projects: ['CHI-220001'],
    daypassHours: 3,
    use: [18406, 6120, 2693],
    versions: [
      ['2026-11-19 09:24', sampleRepo('first-steps', 'main')],
      ['2026-06-22 10:00', sampleRepo('first-steps', 'v1.0')],
      ['2025-09-01 07:30', archiveRecord(15032218)],
      ['2024-09-02 07:41', storedArchive('first-steps-2024')],
      ['2023-09-04 08:15', storedArchive('first-steps-2023')],
      ['2022-08-29 12:10', storedArchive('first-steps-2022')],
    ],
  }),
  research({
    key: 'eight-labs',
    title: 'Operating Systems on Bare Metal: Eight Kernel Labs',
    short:
      'Eight graded labs in which students build, boot and break their own kernel on a leased node. Solutions are shared with instructors on request.',
    long: eightLabsReadme,
    citation:
      'Adeyemi, N. and Núñez Ibarra, J. M. Eight Kernel Labs on Leased Hardware. Proceedings of the Example Symposium on Computing Education, 2025.',
    owner: 'prof.adeyemi',
    collaborators: ['tecor'],
    authors: [people.adeyemi, people.nunez],
    tags: ['education', 'linux-kernel', 'bare-metal'],
    badges: ['chameleon', 'educational'],
    links: ['first-steps'],
    daypassHours: 168,
    use: [9640, 2415, 1835],
    versions: [
      ['2026-11-10 14:55', labRepo('os-course/eight-labs', 'spring-2027-rc1')],
      ['2026-01-12 09:31', labRepo('os-course/eight-labs', 'spring-2026')],
      ['2025-01-13 08:47', labRepo('os-course/eight-labs', 'spring-2025')],
      ['2024-01-15 10:02', archiveRecord(10512290)],
    ],
  }),
  research({
    key: 'storage-course',
    title: 'Advanced Storage Systems, Spring 2026',
    short:
      'Course pack: five studies that students rerun and one that they have to break. Reading list and timetable inside.',
    long: `
## Timetable

| Weeks | Study | Task |
| --- | --- | --- |
| 1–2 | First steps | publish a figure |
| 3–5 | Tail latency of NVMe-oF | rerun, explain one outlier |
| 6–8 | Erasure coding in Ceph | write a fault plan of your own |
| 9–10 | Compaction on zoned SSDs | change the policy |
| 11–12 | Metadata storms | **break it**: find load 35 |

## Rules

- Groups of two. One lab book per group, in the repository, from the first day.
- Every number in the report comes from a run with a commit hash next to it.
- Late by a day is fine with a reason. Late by two is not.

## Reading

1. The log-structured merge tree, and what came of it
2. *The tail at scale*, with a view to shared flash
3. One paper of your choice **that did not reproduce**
`,
    owner: 'prof.adeyemi',
    administrators: ['tecor'],
    authors: [people.adeyemi, people.cordeiro],
    tags: ['education', 'storage', 'reproducibility'],
    badges: ['educational'],
    links: ['first-steps', 'nvmeof-tail', 'ceph-ec-recovery', 'zns-compaction', 'lustre-metadata'],
    daypassHours: 336,
    use: [2210, 418, 263],
    versions: [
      ['2026-05-04 11:00', labRepo('harbor-city/storage-s26', 'end-of-term')],
      ['2026-01-19 08:00', labRepo('harbor-city/storage-s26', 'start-of-term')],
    ],
  }),
  research({
    key: 'cloud-intro',
    title: 'Cloud Computing for Domain Scientists: Five Notebooks',
    short:
      'For people with a question and a laptop script who now need a hundred runs. Examples from five fields.',
    long: cloudIntroReadme,
    owner: 'kkealoha',
    collaborators: ['mokafor'],
    authors: [people.kealoha, people.castellanos, people.owusu, people.otieno],
    tags: ['education', 'cloud', 'jupyter', 'containers'],
    badges: ['educational', 'chameleon'],
    use: [7302, 2950, 1770],
    daypassHours: 24,
    versions: [
      ['2026-07-15 21:09', labRepo('sensor-commons/cloud-five', 'v4')],
      ['2025-07-10 20:30', labRepo('sensor-commons/cloud-five', 'v3')],
      ['2024-07-12 22:12', startedBy(archiveRecord(12725544), 'isolated_jupyter', '{}')],
      ['2022-07-18 19:55', storedArchive('cloud-five-2022')],
    ],
  }),
  research({
    key: 'raft-afternoon',
    title: 'Raft in an Afternoon: A Consensus Teaching Kit',
    short:
      'Five nodes, one dashboard and a box of faults. Students watch elections happen and learn to cause them.',
    long: `
The kit starts five replicas with a **slow-motion switch**: all timers can be stretched by up to 200, so that a whole room can watch a vote.

- \`kit up\` starts replicas and the dashboard
- \`kit partition 1,2 3,4,5\` cuts the network
- \`kit clock-skew 3 +900ms\` is more interesting than it looks
- \`kit quiz\` shows a log and asks who may become leader

Discussion questions are in \`questions/\`, in English, Spanish and Swahili.
`,
    owner: 'a.owusu-ansah',
    authors: [people.owusu, people.otieno, people.nunez],
    tags: ['education', 'consensus', 'distributed-systems', 'fault-injection'],
    badges: ['educational'],
    use: [3480, 1211, 472],
    versions: [
      ['2026-04-02 12:48', labRepo('kisumu-systems/raft-afternoon', 'v2.3')],
      ['2025-03-11 13:20', labRepo('kisumu-systems/raft-afternoon', 'v2.0')],
      ['2023-05-23 15:00', storedArchive('raft-afternoon')],
    ],
  }),
  research({
    key: 'statistics-for-systems',
    title: 'Statistics for Systems Papers: Twelve Short Exercises',
    short:
      'Confidence intervals, medians, warm-up, outliers: twelve exercises on real measurements that went wrong in print.',
    owner: 'jitka.novakova',
    authors: [people.novakova],
    tags: ['education', 'benchmarking', 'reproducibility'],
    badges: ['educational'],
    use: [1955, 904, 398],
    versions: [['2025-02-03 09:15', labRepo('vltava-perf/twelve-exercises', 'v1.1')]],
  }),
];
