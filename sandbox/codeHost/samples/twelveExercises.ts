import { histogram } from './histogram';
import { mitLicence } from './licences';
import { executedNotebook } from './notebook';
import type { SampleFile, SampleRepository } from './sampleRepository';

const readme = `# Twelve exercises in statistics for systems people

Each exercise is a notebook, a small data set and a question that a reviewer has really asked.

> [!IMPORTANT]
> Write down your answer before you run the last cell.

## Begin

\`\`\`python
# one exercise, with its data
from exercises import load, bootstrap

times = load("03-tails.csv")
print(bootstrap(times, share=0.99, rounds=10_000))
\`\`\`

- [x] exercises 1 to 11, with solutions
- [ ] a solution of exercise 12[^open]

| | Question | Time |
| --- | --- | ---: |
| 1 | [Is it faster?](exercises/01-faster.md) | 20 min |
| 2 | [How often is often?](exercises/02-often.md) | 30 min |
| 3 | [What is in the tail?](exercises/03-tails.md) | 45 min |

![Histogram of the third exercise](figures/tails.png)

[^open]: Nobody has agreed on one yet. See the [discussion](notes/twelve.md).
`;

const shares = [0.1, 0.5, 0.95, 0.7, 0.35, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.04];
const picture = histogram(shares);

const table = `<table border="1" class="dataframe">
  <thead><tr style="text-align: right;"><th></th><th>run</th><th>seconds</th></tr></thead>
  <tbody>
    <tr><th>0</th><td>1</td><td>0.418</td></tr>
    <tr><th>1</th><td>2</td><td>0.402</td></tr>
  </tbody>
</table>`;

const tails = executedNotebook(
  { source: '# What is in the tail?\nThe share $p_{99}$ of the third data set.' },
  {
    source: 'from exercises import load\ntimes = load("03-tails.csv")\ntimes.head(2)',
    outputs: [
      {
        output_type: 'execute_result',
        execution_count: 1,
        metadata: {},
        data: { 'text/html': table, 'text/plain': '   run  seconds\n0    1    0.418' },
      },
    ],
  },
  {
    source: 'times.seconds.hist()\nprint("done")',
    outputs: [
      { output_type: 'stream', name: 'stdout', text: ['\u001b[32mdone\u001b[0m\n'] },
      {
        output_type: 'display_data',
        metadata: {},
        data: { 'image/png': picture.toString('base64'), 'text/plain': '<Figure>' },
      },
    ],
  },
  {
    source: 'times.minutes',
    outputs: [
      {
        output_type: 'error',
        ename: 'AttributeError',
        evalue: "'DataFrame' object has no attribute 'minutes'",
        traceback: ["\u001b[31mAttributeError\u001b[0m: 'DataFrame' object has no attribute"],
      },
    ],
  },
);

const exercise = (number: number, question: string) =>
  `# ${number}. ${question}\n\nBack to [all exercises](../README.md).\n`;

const files: Record<string, SampleFile> = {
  'README.md': readme,
  LICENSE: mitLicence('2025 Jana Horáková'),
  'environment.yml': `name: twelve-exercises
channels:
  - conda-forge
dependencies:
  - python=3.12
  - pandas=2.2.3
  - matplotlib=3.9.2
`,
  'exercises.py': `"""Reads the data of an exercise."""
import pandas as pd


def load(name):
    return pd.read_csv(f"data/{name}")
`,
  'data/03-tails.csv': [
    'run,seconds,remark',
    ...Array.from(
      { length: 1200 },
      (_, run) =>
        `${run + 1},${(0.4 + (run % 17) / 100).toFixed(3)},${run % 100 === 7 ? '"slow, again"' : ''}`,
    ),
    '',
  ].join('\n'),
  'data/all.parquet': `version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 48210733
`,
  'exercises/01-faster.md': exercise(1, 'Is it faster?'),
  'exercises/02-often.md': exercise(2, 'How often is often?'),
  'exercises/03-tails.md': exercise(3, 'What is in the tail?'),
  'exercises/03-tails.ipynb': tails,
  'figures/tails.png': picture,
  'notes/twelve.md': '# Exercise 12\n\nNobody has agreed on a solution yet.\n',
  'newest.md': { link: 'notes/twelve.md' },
  plots: { commit: '9b2e6d1c0f4a83572e1d9c8b7a6f5e4d3c2b1a09' },
};

/** Exercises whose artifact has no long description, so that its page shows the README. */
export const twelveExercises: SampleRepository = {
  name: 'vltava-perf/twelve-exercises',
  description: 'Exercises in statistics, with a README in place of a long description.',
  commits: [
    {
      message: 'Twelve exercises',
      author: { fullName: 'Jana Horáková', email: 'jhorakova@example.org' },
      at: '2025-02-03T09:10:00Z',
      files,
    },
  ],
  refs: { 'refs/heads/main': 0 },
  annotatedTags: [{ name: 'v1.1', message: 'With solutions', commit: 0 }],
};
