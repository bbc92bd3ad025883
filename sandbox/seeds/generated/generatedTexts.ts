import type { Random } from './random';

/** A field of study, with the words for its titles and texts. */
interface StudyTopic {
  subjects: readonly string[];
  measures: readonly string[];
  settings: readonly string[];
  tools: readonly string[];
  tags: readonly string[];
  labs: readonly string[];
  /** Start of repository names. */
  repo: string;
}

/** The title and descriptions of a generated artifact. */
interface StudyTexts {
  title: string;
  short: string;
  long: string;
}

/** The fields of generated artifacts. */
export const studyTopics: readonly StudyTopic[] = [
  {
    subjects: [
      'Multipath TCP',
      'DCTCP',
      'QUIC',
      'Active Queue Management',
      'ECN Marking',
      'TCP Pacing',
    ],
    measures: ['Flow Completion Time', 'Queueing Delay', 'Fairness', 'Goodput'],
    settings: ['Shallow Buffers', 'Long Fat Paths', 'Incast', 'Lossy Last Miles', 'Shared Racks'],
    tools: ['iperf3', 'netem', 'a software switch', 'tcpdump'],
    tags: ['networking', 'tcp', 'quic', 'benchmarking'],
    labs: ['wan-lab', 'bogaz-net', 'polder-net'],
    repo: 'transport',
  },
  {
    subjects: [
      'Write-Back Caching',
      'RAID Rebuild',
      'Copy-on-Write Snapshots',
      'Deduplication',
      'Key-Value Separation',
      'Object Placement',
    ],
    measures: ['Tail Latency', 'Write Amplification', 'Recovery Time', 'Throughput'],
    settings: [
      'Mixed Flash and Disk',
      'Twelve-Node Clusters',
      'Full Devices',
      'Small Objects',
      'Power Loss',
    ],
    tools: ['fio', 'blktrace', 'YCSB', 'a fault injector'],
    tags: ['storage', 'ceph', 'file-systems', 'databases', 'benchmarking'],
    labs: ['llano-sistemas', 'hangang-data', 'deccan-storage'],
    repo: 'store',
  },
  {
    subjects: [
      'Synchronous SGD',
      'Parameter Servers',
      'Mixed-Precision Training',
      'Data Loading',
      'Model Pruning',
      'Hyperparameter Search',
    ],
    measures: ['Time to Accuracy', 'Scaling Efficiency', 'Memory Use', 'Energy per Epoch'],
    settings: ['Four Commodity GPUs', 'Shared Clusters', 'Slow Links', 'Heterogeneous Nodes'],
    tools: ['PyTorch', 'Horovod', 'a power meter', 'TensorBoard logs'],
    tags: ['machine-learning', 'gpu', 'benchmarking', 'jupyter'],
    labs: ['lakeshore-ml', 'tirreno', 'tokai-sys'],
    repo: 'training',
  },
  {
    subjects: [
      'Video Analytics',
      'Sensor Gateways',
      'Container Hand-Over',
      'Offloading Decisions',
      'Over-the-Air Updates',
    ],
    measures: ['End-to-End Latency', 'Battery Life', 'Availability', 'Uplink Volume'],
    settings: ['Single-Board Computers', 'Rural Uplinks', 'Moving Vehicles', 'Crowded Channels'],
    tools: ['k3s', 'MQTT', 'a channel emulator', 'GStreamer'],
    tags: ['edge', 'wireless', 'containers', 'streaming'],
    labs: ['edge-cohort', 'sensor-commons', 'nusantara-wireless'],
    repo: 'edge',
  },
  {
    subjects: [
      'MPI Collectives',
      'Checkpointing',
      'Job Packing',
      'Page Migration',
      'Container Start-Up',
      'Backfilling',
    ],
    measures: ['Makespan', 'Energy to Solution', 'Jitter', 'Utilisation'],
    settings: ['NUMA Nodes', 'Power Caps', 'Oversubscribed Racks', 'Mixed Workloads'],
    tools: ['Slurm', 'perf', 'Spack', 'RAPL counters'],
    tags: ['hpc', 'mpi', 'scheduling', 'energy', 'spack'],
    labs: ['prairie-hpc', 'fjordby-hpc', 'podtatra'],
    repo: 'hpc',
  },
  {
    subjects: [
      'Function Cold Starts',
      'Autoscaling',
      'Service Meshes',
      'Live Migration',
      'Unikernels',
      'Kernel Bypass',
    ],
    measures: ['Start-Up Latency', 'Overhead', 'Cost per Request', 'Isolation'],
    settings: ['Bursty Arrivals', 'Bare Metal', 'Nested Virtualisation', 'Noisy Neighbours'],
    tools: ['Kubernetes', 'Firecracker', 'wrk2', 'eBPF probes'],
    tags: ['serverless', 'kubernetes', 'virtualisation', 'observability', 'cloud'],
    labs: ['coldstart', 'eastlake', 'vltava-perf'],
    repo: 'cloud',
  },
];

const titleShapes = [
  (subject: string, measure: string, setting: string) =>
    `${measure} of ${subject} under ${setting}`,
  (subject: string, measure: string, setting: string) =>
    `${subject} and ${setting}: A Study of ${measure}`,
  (subject: string, measure: string, setting: string) =>
    `Revisiting ${subject}: ${measure} with ${setting}`,
  (subject: string, measure: string, setting: string) =>
    `What ${setting} Do to the ${measure} of ${subject}`,
];

/** The place of a study, as the end of its title. */
const platforms = [
  '',
  ' on Arm Nodes',
  ' on Skylake Nodes',
  ' on Cascade Lake Nodes',
  ' at Two Sites',
  ' (Replication)',
  ' (Extended)',
  ' on Leased Hardware',
];

const motives = [
  'Earlier results come from simulation or from hardware that is no longer sold, and they disagree.',
  'Operators have rules of thumb for this, and no two of them have the same.',
  'The question sounds settled. It is not: the published numbers differ by a factor of three.',
  'Two papers of the same year came to opposite conclusions, so we ran both set-ups on the same nodes.',
];

const findings = [
  'The median hardly moves; the 99th percentile doubles as soon as load passes seventy per cent.',
  'One setting accounts for most of the difference, and its default is the worst of the four values we tried.',
  'Half of the published gain comes from the newer kernel and not from the method.',
  'Results on two node types agree within five per cent once frequency scaling is off.',
  'The effect vanishes with more than sixteen clients, which earlier studies did not try.',
  'The simple baseline wins below forty per cent load, and nobody had reported it.',
];

const advice = [
  'Nodes of one lease should be on the same rack.',
  'Turn frequency scaling off first; `tune.sh` does and checks it.',
  'The first run after boot is a warm-up and is dropped by the analysis.',
  'Clocks must agree within a millisecond: `chronyc tracking` shows it.',
  'Keep ten per cent of the disk free, or the collector stops in the middle of a run.',
  'If a run stops, start it again with the same command: finished parts are skipped.',
];

/** The title and descriptions of a study in a field, about two kilobytes in total. */
export function describeStudy(topic: StudyTopic, random: Random): StudyTexts {
  const subject = random.oneOf(topic.subjects);
  const measure = random.oneOf(topic.measures);
  const setting = random.oneOf(topic.settings);
  const tools = random.someOf(topic.tools, 2).join(' and ');
  const nodes = random.between(1, 16);
  const hours = random.between(1, 12);
  const runs = random.between(3, 40) * 12;
  const title = `${random.oneOf(titleShapes)(subject, measure, setting)}${random.oneOf(platforms)}`;
  const short = `${subject} measured with ${tools}: scripts, raw results of ${runs} runs, and the notebook that draws the figures.`;
  const long = `# ${title}

${random.oneOf(motives)} This artifact measures the *${inProse(measure)}* of ${inProse(subject)} with ${inProse(setting)} on **${count(nodes, 'node')}** in **${count(hours, 'hour')}**, and keeps all that is needed to do it again.

## What is inside

- \`reserve.ipynb\`: makes the lease and boots the image
- \`run.py\`: one experiment, or the whole matrix of ${runs} runs
- \`results/\`: what we measured, as Parquet, with the versions of kernel, firmware and tools
- \`figures.ipynb\`: every figure from \`results/\`, no hardware needed

Measurements are taken with ${tools}. Each run is repeated until the confidence interval of the median is below two per cent, at most thirty times.

## Run it

\`\`\`bash
git clone --recursive $REPOSITORY study && cd study
./tune.sh --check
python run.py --nodes ${nodes} --repeat ${random.between(3, 10)} --out results/mine
\`\`\`

A quick look takes \`--quick\` and ${random.between(8, 35)} minutes on one node. The full matrix is best left alone overnight; it writes a line to \`progress.log\` after each run.

## Results

| Load | p50 | p99 | p99.9 |
| ---: | ---: | ---: | ---: |
${resultRows(random)}

All values in the unit of figure 2, lower is better. What we take from them:

${numbered(random.someOf(findings, 3))}

## Advice

${random
  .someOf(advice, 4)
  .map((line) => `- ${line}`)
  .join('\n')}

## Reuse

Code is under the Apache licence, data under CC BY 4.0. If you run this on other hardware, please send the directory \`results/mine\`, whatever came out: we keep a table of reruns, and so far ${random.between(2, 9)} groups are in it.
`;
  return { title, short, long };
}

/** A title in lower case. Acronyms keep their capitals. */
function inProse(words: string): string {
  return words.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function resultRows(random: Random): string {
  const median = random.between(20, 400);
  const spread = 1.3 + random.next();
  return [20, 50, 80, 95]
    .map((load) => {
      const middle = median * (1 + (load / 100) ** 2 * (0.4 + 0.1 * random.next()));
      const high = middle * (spread + (load / 100) ** 3);
      const highest = high * (1.6 + (load / 100) ** 3 * 3);
      return `| ${load} % | ${[middle, high, highest].map((value) => Math.round(value)).join(' | ')} |`;
    })
    .join('\n');
}

function numbered(lines: string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
}
