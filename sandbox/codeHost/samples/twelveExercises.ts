import type { SampleRepository } from './sampleRepository';

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

/** Exercises whose artifact has no long description, so that its page shows the README. */
export const twelveExercises: SampleRepository = {
  name: 'vltava-perf/twelve-exercises',
  description: 'Exercises in statistics, with a README in place of a long description.',
  commits: [
    {
      message: 'Twelve exercises',
      author: { fullName: 'Jana Horáková', email: 'jhorakova@example.org' },
      at: '2025-02-03T09:10:00Z',
      files: { 'README.md': readme },
    },
  ],
  refs: { 'refs/heads/main': 0 },
  annotatedTags: [{ name: 'v1.1', message: 'With solutions', commit: 0 }],
};
