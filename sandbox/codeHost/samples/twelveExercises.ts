import { histogram } from './histogram';
import { mitLicence } from './licences';
import { dataFrame, executedNotebook, figure, printed, result } from './notebook';
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

const escape = '\u001b';
const red = (text: string) => `${escape}[31m${text}${escape}[39m`;
const green = (text: string) => `${escape}[32m${text}${escape}[39m`;

const tails = executedNotebook(
  {
    source: `# What is in the tail?
The share $p_{99}$ of the third data set, as in [exercise 3](03-tails.md).

![Histogram of all runs](../figures/tails.png)`,
  },
  {
    source: 'from exercises import load\ntimes = load("03-tails.csv")\ntimes.head(3)',
    outputs: [
      result(
        1,
        dataFrame(
          ['run', 'seconds', 'remark'],
          [
            [0, 1, '0.400', 'NaN'],
            [1, 2, '0.410', 'NaN'],
            [2, 3, '0.420', 'NaN'],
          ],
        ),
      ),
    ],
  },
  {
    source: 'times.seconds.hist(bins=12)\nprint("done")',
    outputs: [printed(`${green('done')}\n`), figure(picture)],
  },
  {
    source: 'for run in times.itertuples():\n    check(run)',
    outputs: [
      printed(
        Array.from(
          { length: 200 },
          (_, run) => `run ${run + 1}: ${run % 100 === 7 ? red('slow, again') : green('ok')}\n`,
        ).join(''),
      ),
    ],
  },
  {
    source: 'times.minutes',
    outputs: [
      {
        output_type: 'error',
        ename: 'AttributeError',
        evalue: "'DataFrame' object has no attribute 'minutes'",
        traceback: [
          red('-'.repeat(75)),
          `${red('AttributeError')}                            Traceback (most recent call last)`,
          `Cell ${green('In[4], line 1')}\n${green('----> 1')} times.minutes`,
          `${red('AttributeError')}: 'DataFrame' object has no attribute 'minutes'`,
        ],
      },
    ],
  },
  {
    source: 'from sympy import symbols, Eq\nEq(symbols("p_99"), times.seconds.quantile(0.99))',
    outputs: [
      result(5, {
        'text/latex': '$\\displaystyle p_{99} = 0.56$',
        'text/plain': 'Eq(p_99, 0.56)',
      }),
    ],
  },
  {
    source: 'from ipywidgets import IntSlider\nIntSlider(7)',
    outputs: [
      result(6, {
        'application/vnd.jupyter.widget-view+json': { model_id: '5f0c7f0e', version_major: 2 },
        'text/plain': 'IntSlider(value=7)',
      }),
    ],
  },
);

/** A notebook from before version 4 of the format. */
const oldTails = {
  metadata: { name: 'tails-2013' },
  nbformat: 3,
  nbformat_minor: 0,
  worksheets: [
    {
      metadata: {},
      cells: [
        { cell_type: 'heading', level: 1, metadata: {}, source: ['What is in the tail? (2013)'] },
        { cell_type: 'markdown', metadata: {}, source: ['The data set of the first course.'] },
        {
          cell_type: 'code',
          collapsed: false,
          input: ['hist(times, bins=12)'],
          language: 'python',
          metadata: {},
          prompt_number: 2,
          outputs: [
            { output_type: 'stream', stream: 'stdout', text: ['1200 runs\n'] },
            {
              output_type: 'display_data',
              metadata: {},
              png: picture.toString('base64'),
              text: ['<matplotlib.figure.Figure at 0x2f1c9d0>'],
            },
          ],
        },
      ],
    },
  ],
};

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
  'exercises/2013/03-tails.ipynb': `${JSON.stringify(oldTails, null, 1)}\n`,
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
