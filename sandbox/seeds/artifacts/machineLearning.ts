import { archiveRecord, diskImage, labRepo, storedArchive, withLink } from '../contents';
import { people } from '../people';
import { research } from './research';
import type { SeedArtifact } from '../seed';

const llmReadme = `
# Scheduling LLM inference on mixed accelerators

A request generator, four schedulers and a week of cluster telemetry. Results can be recomputed **from the traces alone, without a GPU**.

## Two ways to use this

| | From traces | On hardware |
| --- | --- | --- |
| Needs | 16 GB of memory | 2 nodes with A100, 2 with MI100 |
| Time | 25 minutes | one lease of 12 hours |
| Reproduces | figures 4–11 | everything, also table 2 |
| Start | \`make replay\` | \`notebooks/cluster.ipynb\` |

## The schedulers

1. \`fcfs\`: the baseline, one queue for all
2. \`length\`: routes by prompt length, as most deployments do
3. \`slo\`: earliest deadline first, with estimated decode time
4. \`mix\`: ours. It learns the *crossover length* at which the slower card becomes the better place for a request, and follows it during the day

\`\`\`python
from mixsched import Trace, simulate
from mixsched.policies import Mix, Length

week = Trace.load("traces/week-31.parquet")
for policy in (Length(512), Mix(window="10min")):
    result = simulate(week, policy, a100=2, mi100=2)
    print(policy.name, result.goodput, result.p99_ttft)
\`\`\`

## Results

Goodput is requests per second that meet both targets (first token in 1.5 s, 40 ms per token after that).

| Policy | Goodput | TTFT p99, s | Energy per 1k tokens, J |
| --- | ---: | ---: | ---: |
| fcfs | 11.2 | 6.31 | 412 |
| length | 15.9 | 3.87 | 377 |
| slo | 18.4 | 1.92 | 369 |
| **mix** | **21.7** | **1.44** | **318** |

Replayed and measured goodput differ by at most 4 %; \`notebooks/validation.ipynb\` shows where.

## Contents of the traces

- 2.1 million requests of seven days: arrival, prompt tokens, output tokens, model. **No text** of prompts or answers, ever.
- Power of every card at 10 Hz, temperature at 1 Hz
- Queue lengths and batch sizes as the engine saw them

## Checklist of the evaluation

- [x] Artifact available
- [x] Artifact functional
- [x] Results reproduced, by two reviewers
- [ ] MI300 nodes, as soon as we get hold of some

## Troubleshooting

*The simulator is slower than you say.* Turn off the debugger; it evaluates lazy frames. *ROCm does not see the cards.* The image of version \`2026-04-17\` has the fitting driver, newer ones do not.

Please cite the paper if you use the traces. Contact: Priya Raghunathan.
`;

const powerCapText = `
Board-level power traces at 1 kHz for eleven models under five caps, with the disk image used to collect them.

**Under review; please do not pass on.**

| Cap, W | Throughput, % | Energy, % |
| ---: | ---: | ---: |
| 400 | 100 | 100 |
| 350 | 98.6 | 90 |
| 300 | 95.1 | 81 |
| 250 | 87.4 | 77 |
| 200 | 70.2 | 83 |

To do before the camera-ready:

- [x] Rerun ResNet with the new driver
- [ ] Second board of the same type
- [ ] Licence of the sampling firmware
`;

/** Machine-learning systems. */
export const machineLearningResearch: SeedArtifact[] = [
  research({
    key: 'llm-sched',
    title: 'Scheduling LLM Inference on Mixed A100 and MI100 Nodes',
    short:
      'A request generator, four schedulers and a week of cluster telemetry. Results can be recomputed from the traces alone, without a GPU.',
    long: llmReadme,
    owner: 'priya.r',
    collaborators: ['liwei'],
    authors: [people.raghunathan, people.sharma, people.liWei, people.rosenthal],
    tags: ['gpu', 'machine-learning', 'scheduling', 'energy'],
    badges: ['chameleon', 'reproducible'],
    links: ['power-cap', 'carbon-aware'],
    projects: ['CHI-251190'],
    daypassHours: 12,
    use: [5206, 1377, 840],
    versions: [
      [
        '2026-11-06 06:18',
        withLink(
          labRepo('mixed-gpu/llm-sched', 'v1.3'),
          'Week 31, requests and power',
          'urn:globus:dataset:c9a0f0f2-3b1d-4f6f-9c6e-52d3b6a9e7f0:/llm/week-31',
        ),
      ],
      ['2026-08-28 05:40', archiveRecord(18907715)],
      ['2026-04-17 11:02', diskImage('chi-uc', 'mixed-gpu-rocm')],
      ['2026-04-17 10:15', labRepo('mixed-gpu/llm-sched', 'v1.0')],
    ],
  }),
  research({
    key: 'power-cap',
    title: 'GPU Power Capping and Training Throughput: Image and Traces',
    short:
      'Board-level power traces at 1 kHz for eleven models under five caps, with the disk image used to collect them. Under review; please do not pass on.',
    long: powerCapText,
    visibility: 'private',
    owner: 'mokafor',
    administrators: ['tecor'],
    collaborators: ['liwei'],
    authors: [people.okafor, people.rosenthal, people.liWei],
    tags: ['gpu', 'energy', 'machine-learning'],
    projects: ['CHI-241877'],
    use: [118, 23, 10],
    versions: [
      ['2026-09-30 22:47', labRepo('okafor-lab/power-cap', 2)],
      ['2026-09-12 18:05', diskImage('chi-uc', 'power-cap')],
      ['2026-09-12 16:30', labRepo('okafor-lab/power-cap', 1)],
    ],
  }),
  research({
    key: 'gradient-compression',
    title: 'Does Gradient Compression Still Pay at 200 Gbps?',
    short:
      'Six compressors, four models, three link speeds. Short answer: below 25 Gbps yes, above it only one of them.',
    long: `
Compression papers tend to be evaluated on links that nobody buys any more. We rerun six published methods on 10, 25, 100 and 200 Gbps with their authors' own code.

| Link | Best method | Speed-up over none |
| --- | --- | ---: |
| 10 Gbps | top-k 1 % | 2.9 |
| 25 Gbps | PowerSGD rank 4 | 1.4 |
| 100 Gbps | none | 1.0 |
| 200 Gbps | none | 1.0 |

The exception is **PowerSGD with overlap**, which never loses. All 312 runs are logged with seeds; \`compare.ipynb\` draws any pair.
`,
    owner: 'arosenthal',
    collaborators: ['mokafor'],
    authors: [people.rosenthal, people.okafor, people.dangelo],
    tags: ['machine-learning', 'networking', 'gpu', 'benchmarking'],
    badges: ['reproducible'],
    daypassHours: 10,
    use: [2077, 733, 264],
    versions: [
      ['2025-12-16 23:20', labRepo('lakeshore-ml/gradcomp-again', 'v1.1')],
      ['2025-10-02 17:17', archiveRecord(17244190)],
      ['2025-08-21 14:00', labRepo('lakeshore-ml/gradcomp-again', 'v1.0')],
    ],
  }),
  research({
    key: 'dataloader-stalls',
    title: 'Where Do Training Jobs Wait? A Data-Loading Profiler and 90 Profiles',
    short:
      'An eBPF profiler that splits a training step into compute, copy and waiting for input, with ninety recorded profiles.',
    long: 'Attach with `stallscope -p PID`; nothing in the job changes. Ninety profiles of public training scripts are included as flame graphs and as tables. In 38 of them input was the bottleneck; in 21 of these two lines of configuration removed it. The profiler needs kernel 5.15 or newer and costs about 1.5 % of a step.',
    owner: 'ktanaka',
    authors: [people.tanaka, people.yamada],
    tags: ['machine-learning', 'storage', 'observability', 'linux-kernel'],
    badges: ['chameleon'],
    use: [1466, 602, 283],
    versions: [
      ['2025-06-24 03:33', labRepo('tokai-sys/stallscope', 'v0.7.1')],
      ['2025-03-18 01:12', labRepo('tokai-sys/stallscope', 'v0.6.0')],
    ],
  }),
  research({
    key: 'does-it-still-train',
    title: 'Does It Still Train? Rerunning Twenty Machine-Learning Artifacts after Five Years',
    short:
      'Twenty evaluated artifacts from 2019 to 2021, rerun on today’s drivers. Eleven work, six need repairs, three are gone.',
    long: `
## Verdicts

- **Works as is**: 11. Nine of them ship a container *with* its base image.
- **Works after repair**: 6. Median repair 3.5 hours, mostly pinned wheels that were withdrawn.
- **Gone**: 3. Two data sets behind dead links, one repository deleted.

## Lessons for authors

1. Archive the data where the code is archived.
2. Record the driver, not only the framework.
3. A test that runs in five minutes is worth more than a full rerun that takes five days.

Each study has a folder with a lab book, a patch (if any) and the log of the run.
`,
    citation:
      'D’Angelo, C., Shevchenko, O. and Wulandari. Does It Still Train? Journal of Example Reproductions 4(2), 2025.',
    owner: 'chiara.dangelo',
    authors: [people.dangelo, people.shevchenko, people.wulandari],
    tags: ['machine-learning', 'reproducibility', 'containers'],
    badges: ['reproducible'],
    use: [3901, 1650, 1155],
    versions: [
      ['2025-11-05 10:40', archiveRecord(17530081)],
      ['2025-10-28 09:25', labRepo('tirreno/still-trains', 'final')],
      ['2025-07-01 15:50', storedArchive('still-trains-raw')],
    ],
  }),
  research({
    key: 'tiny-vision',
    title: 'Quantised Vision Models on Eleven Single-Board Computers',
    short:
      'Latency, energy and accuracy of nine quantised models on eleven boards, measured with the same shunt and the same script.',
    owner: 'liwei',
    collaborators: ['mokafor'],
    authors: [people.liWei, people.obrien, people.otieno],
    tags: ['machine-learning', 'edge', 'energy', 'benchmarking'],
    badges: ['chameleon'],
    use: [844, 391, 168],
    versions: [
      ['2024-11-19 08:18', labRepo('eastlake/tiny-vision', '2024.11')],
      ['2023-12-07 07:05', labRepo('eastlake/tiny-vision', '2023.12')],
    ],
  }),
];
