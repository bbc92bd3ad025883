import { archiveRecord, diskImage, labRepo, repoOn, storedArchive } from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact } from '../seed';

const coldStartReadme = `
# Replaying serverless cold starts

Replays a public invocation trace against three snapshot policies and reports start latency by function class.

## In short

\`\`\`bash
make image                       # once, 9 minutes
sudo ./replay --trace azure-2019-day3 --policy snapshot-lazy --hours 2
./report out/latest              # opens an HTML report
\`\`\`

One bare-metal node with 96 GB is enough: nested virtualisation would falsify the numbers, so \`replay\` refuses to start inside a virtual machine.

## Policies

| Policy | What is kept | Start, p50 | Start, p99 | Memory |
| --- | --- | ---: | ---: | ---: |
| \`cold\` | nothing | 1,130 ms | 2,870 ms | 0 |
| \`snapshot-full\` | all pages | 148 ms | 402 ms | 41 GB |
| \`snapshot-lazy\` | pages touched in the last start | **61 ms** | **198 ms** | 12 GB |

## How the trace is used

1. Functions are put into one of **seven classes** by duration and memory.
2. Each class is stood in for by a real function (image resize, JSON transform, inference, …).
3. Arrival times are kept to the millisecond; days can be cut and stretched, *never* thinned out.

> Thinning a trace keeps the mean and loses the bursts. Bursts are the whole point.

## Limits

- Snapshots of functions that open connections at start are restored with dead sockets. We count them as cold.
- Page cache effects between functions of one tenant are real and included.
- [ ] Arm nodes

The evaluation of 2025 used Firecracker 1.7; \`CHANGES.md\` says what moved with 1.10.
`;

const spackReadme = `
# Deterministic HPC container builds

Builds the same image twice on different hardware and compares them layer by layer; explains each remaining difference.

## Why are two builds of one recipe not the same?

| Cause | Share of differing files | Cure |
| --- | ---: | --- |
| time stamps | 61 % | \`SOURCE_DATE_EPOCH\` |
| build paths in debug info | 22 % | \`-ffile-prefix-map\` |
| order of archive members | 9 % | sorted \`ar\`, \`tar --sort=name\` |
| CPU detected at build time | 6 % | fixed \`target=\` in Spack |
| profile-guided optimisation | 2 % | *none; switched off* |

## Use

\`\`\`yaml
spack:
  specs: [gromacs@2024 +mpi, hdf5@1.14 +fortran]
  packages:
    all: {target: [x86_64_v3], providers: {mpi: [mpich]}}
  mirrors: {buildcache: oci://registry.example.org/det-build/cache}
\`\`\`

\`\`\`bash
./twice.sh env.yaml nodeA nodeB   # builds on both, 40 to 90 minutes
./explain out/nodeA.oci out/nodeB.oci
\`\`\`

\`explain\` ends with a list of files that differ and the *reason* for each. An empty list is the goal; twelve of the fifteen example environments reach it.

## Contents

1. \`twice.sh\`, \`explain/\`: the tools
2. \`envs/\`: fifteen environments from three centres
3. \`buildcache/\`: how to fill and sign one
4. \`paper/\`: all tables, as notebooks
`;

const carbonReadme = `
# Waiting for the wind: carbon-aware batch scheduling

Delays batch jobs within their slack to hours with cleaner power, and counts what is saved **and what it costs**.

## Result

| Slack | Carbon saved | Mean delay | Deadline misses |
| ---: | ---: | ---: | ---: |
| 0 h | 0 % | 0 min | 0 |
| 2 h | 7 % | 38 min | 0 |
| 8 h | 19 % | 3 h 10 min | 0.1 % |
| 24 h | 27 % | 9 h 45 min | 0.1 % |

Half of the saving comes from **a sixth of the jobs**: long ones with loose deadlines.

## Run

- In simulation: \`make sim\`, a laptop, four minutes.
- On a real Slurm cluster of eight nodes: \`notebooks/cluster.ipynb\`, a lease of a day. The plug-in is 400 lines of Lua.

\`\`\`lua
function slurm_job_submit(job, partitions, uid)
  local slack = deadline_of(job) - expected_runtime(job)
  if slack > 0 then job.begin_time = cleanest_start(os.time(), slack) end
  return slurm.SUCCESS
end
\`\`\`

## Data

Grid carbon intensity of six regions in 2023 to 2025, five-minute steps, from public sources (\`data/SOURCES.md\`), and job logs of two centres, hashed.

- [x] Works without any forecast (uses last week)
- [x] Forecast errors of 10, 20 and 40 % tried
- [ ] Embodied carbon of the nodes that wait
`;

/** Operating systems, clouds, high-performance computing, energy. */
export const systemsResearch: SeedArtifact[] = [
  research({
    key: 'coldstart-replay',
    title: 'Replaying Serverless Cold Starts with Firecracker Snapshots',
    short:
      'Replays a public invocation trace against three snapshot policies and reports start latency by function class.',
    long: coldStartReadme,
    owner: 'lwisniewski',
    collaborators: ['liwei'],
    authors: [people.wisniewski, people.duric],
    tags: ['serverless', 'virtualisation', 'benchmarking'],
    badges: ['reproducible', 'chameleon'],
    daypassHours: 6,
    use: [1742, 489, 244],
    versions: [
      ['2026-10-27 10:58', labRepo('coldstart/replay', 'v2.2')],
      ['2026-02-06 14:00', labRepo('coldstart/replay', 'v2.0')],
      ['2025-06-18 16:33', archiveRecord(15690244)],
    ],
  }),
  research({
    key: 'spack-chain',
    title: 'Deterministic HPC Container Builds with Spack and Buildcache',
    short:
      'Builds the same image twice on different hardware and compares them layer by layer; explains each remaining difference.',
    long: spackReadme,
    owner: 'thordis',
    administrators: ['gwhitfield'],
    authors: [people.jonsdottir, people.whitfield, people.odegard, people.begay],
    tags: ['hpc', 'containers', 'spack', 'reproducibility'],
    badges: ['reproducible'],
    use: [1120, 398, 239],
    versions: [
      ['2026-10-12 08:36', labRepo('det-build/spack-chain', 'v1.5')],
      ['2025-11-19 12:20', labRepo('det-build/spack-chain', 'v1.4')],
      ['2025-11-20 09:10', archiveRecord(17653390)],
    ],
  }),
  research({
    key: 'carbon-aware',
    title: 'Waiting for the Wind: Carbon-Aware Batch Scheduling within Deadlines',
    short:
      'Delays batch jobs to hours with cleaner power, in simulation and as a Slurm plug-in, and counts the savings and the waiting.',
    long: carbonReadme,
    owner: 'anke.gross',
    collaborators: ['mokafor', 'thordis'],
    authors: [people.gross, people.jonsdottir, people.okafor],
    tags: ['energy', 'scheduling', 'hpc'],
    badges: ['chameleon', 'reproducible'],
    links: ['idle-power', 'lease-traces'],
    daypassHours: 24,
    use: [1486, 562, 360],
    versions: [
      ['2026-10-08 11:41', repoOn('codeberg.org', 'weser-energy/waiting-for-wind', 'v1.0')],
      ['2026-09-04 09:00', archiveRecord(18973112)],
    ],
  }),
  research({
    key: 'base-images',
    title: 'Small Base Images for Benchmarking: No Timers, No Updates, No Surprises',
    short:
      'Disk images with everything off that wakes up in the middle of a run, for three sites, rebuilt each quarter.',
    long: 'Nothing runs that you did not start: no unattended upgrades, no timers, no thermal daemon, a fixed governor, huge pages configured. `quiet-check` prints what still woke up in the last minute. Recipes are part of the image, in `/usr/share/quiet`.',
    owner: 'liwei',
    collaborators: ['mokafor'],
    authors: [people.liWei, people.cordeiro],
    tags: ['benchmarking', 'bare-metal', 'linux-kernel', 'openstack'],
    badges: ['chameleon'],
    use: [12890, 3204, 0],
    versions: [
      ['2026-07-01 06:00', diskImage('chi-uc', 'quiet-2026q3')],
      ['2026-07-01 06:05', diskImage('chi-tacc', 'quiet-2026q3')],
      ['2026-07-01 06:11', diskImage('kvm-tacc', 'quiet-2026q3')],
      ['2026-04-01 06:00', diskImage('chi-uc', 'quiet-2026q2')],
      ['2026-04-01 06:04', diskImage('chi-tacc', 'quiet-2026q2')],
      ['2025-12-31 23:58', labRepo('eastlake/quiet-images', 'recipes-2026')],
    ],
  }),
  research({
    key: 'autoscaler-zoo',
    title: 'The Autoscaler Zoo: Nine Kubernetes Autoscalers on the Same Twelve Days',
    short:
      'Nine autoscalers, one replayed load of twelve days, the same three questions: how late, how much, how often wrong.',
    long: `
All nine get the same twelve days of load, replayed at eight times the speed on ten nodes.

- **How late?** Seconds from the rise of load to the pod that serves it
- **How much?** Node hours above the ideal
- **How often wrong?** Scale-downs taken back within five minutes

The plain one that comes with the cluster is in third place, *if* its two delays are set. \`zoo.ipynb\` lets you add your own with forty lines of Python.
`,
    owner: 'zduric',
    authors: [people.duric, people.wisniewski, people.benAli],
    tags: ['kubernetes', 'scheduling', 'cloud', 'benchmarking'],
    badges: ['chameleon'],
    daypassHours: 12,
    use: [2794, 951, 399],
    versions: [
      ['2026-05-19 13:13', repoOn('gitlab.com', 'podtatra/autoscaler-zoo', 'v1.1')],
      ['2026-05-19 09:02', repoOn('gitlab.com', 'podtatra/autoscaler-zoo', 'v1.0')],
      ['2025-09-24 10:10', storedArchive('autoscaler-zoo-load')],
    ],
  }),
  research({
    key: 'jit-warmup',
    title: 'Warm-Up Never Ends: Steady State in Five JIT Compilers',
    short:
      'Two thousand benchmark processes, five virtual machines. A third never reach a steady state; the notebook shows which.',
    owner: 'jitka.novakova',
    collaborators: ['lwisniewski'],
    authors: [people.novakova, people.wisniewski],
    tags: ['compilers', 'benchmarking', 'reproducibility'],
    badges: ['reproducible'],
    use: [998, 466, 303],
    versions: [
      ['2024-07-02 07:50', archiveRecord(12613381)],
      ['2024-06-11 08:08', labRepo('vltava-perf/warm-up', 'v1')],
    ],
  }),
  research({
    key: 'mpi-noise',
    title: 'Operating System Noise in MPI Collectives at 1,024 Ranks',
    short:
      'Injects noise of known length and period and measures how far a collective carries it, for three MPI libraries.',
    long: 'Noise of 10 µs every millisecond is invisible on one node and costs 40 % of an all-reduce on sixty-four. The injector is a kernel module of 180 lines, the analysis one notebook. Comes with the Slurm and Flux scripts that we used at two centres; *ask your operators before loading the module*.',
    owner: 'hakon.odegard',
    authors: [people.odegard, people.jonsdottir, people.begay],
    tags: ['hpc', 'mpi', 'linux-kernel'],
    use: [467, 173, 130],
    versions: [
      ['2023-03-29 06:44', labRepo('fjordby-hpc/noise', 'v1.0')],
      ['2022-11-30 10:17', labRepo('fjordby-hpc/noise', 'v0.8')],
    ],
  }),
  research({
    key: 'fpga-regex',
    title: 'Regular Expressions at Line Rate: An FPGA Matcher with a Test Bench',
    short:
      'HLS sources, bitstreams and a traffic replayer for a matcher that keeps up with 100 Gbps for most rule sets.',
    long: `
~~~console
$ ./match --bitstream u250-512.xclbin --rules snort-3.rules --pcap sample.pcap
2,318 rules loaded, 41 fall back to software
98.7 Gbps, 14 matches
~~~

Synthesis takes eleven hours; the bitstreams are in the object-store version. Rules with back references fall back to software, and the report says what that costs.
`,
    owner: 'mchau.nguyen',
    authors: [people.nguyen, people.tanaka],
    tags: ['fpga', 'networking', 'security'],
    badges: ['chameleon'],
    use: [214, 88, 60],
    versions: [
      ['2024-01-25 05:05', storedArchive('fpga-regex-bitstreams')],
      ['2024-01-25 04:31', labRepo('lotus-systems/fpga-regex', 'v1.0')],
    ],
  }),
];
