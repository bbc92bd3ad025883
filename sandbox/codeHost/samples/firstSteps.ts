import { notebook } from './notebook';
import { troviJson } from './roCrate';
import type { SampleRepository } from './sampleRepository';

const teresa = { fullName: 'Teresa Cordeiro', email: 'tecor@example.org' };
const ngozi = { fullName: 'Ngozi Adeyemi', email: 'prof.adeyemi@example.edu' };

const crate = troviJson({
  title: 'First Steps with Reproducible Notebooks',
  shortDescription: 'Reserve a node, run one experiment, keep the result.',
  longDescription: '## First steps\n\nThree notebooks, about an hour, one node.',
  tags: ['education', 'jupyter', 'reproducibility'],
  authors: [
    { ...teresa, affiliation: 'Instituto de Sistemas da Ribeira' },
    { ...ngozi, affiliation: 'Harbor City College' },
  ],
});

const readme = `# First steps

1. \`1-reserve.ipynb\`: ask for one node for two hours.
2. \`2-measure.ipynb\`: run a small benchmark and bring the numbers back.
3. \`3-publish.ipynb\`: pack everything and publish it as a draft.
`;

const measure = `"""Times how long this machine takes to sort a million numbers."""
import csv
import random
import time

RUNS = 10


def time_once(seed):
    numbers = [random.Random(seed).random() for _ in range(1_000_000)]
    started = time.perf_counter()
    numbers.sort()
    return time.perf_counter() - started


if __name__ == "__main__":
    with open("result.csv", "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["run", "seconds"])
        for run in range(RUNS):
            rows.writerow([run, f"{time_once(run):.4f}"])
`;

const notebooks = {
  '1-reserve.ipynb': notebook(
    '# 1 Reserve\nOne node for two hours. Nothing is reserved twice.',
    '!openstack reservation lease create --reservation min=1,max=1,resource_type=physical:host first-steps',
  ),
  '2-measure.ipynb': notebook(
    '# 2 Measure\nRun the benchmark on the node, and bring the numbers back.',
    '!python measure.py',
    'import csv\nrows = list(csv.DictReader(open("result.csv")))\nprint(min(float(row["seconds"]) for row in rows))\n',
  ),
  '3-publish.ipynb': notebook(
    '# 3 Publish\nPack scripts and result, and publish them as a draft.',
    '!tar czf first-steps.tar.gz measure.py result.csv trovi.json',
  ),
};

/** A small, complete repository for a first import. */
export const firstSteps: SampleRepository = {
  name: 'trovi-examples/first-steps',
  description: 'Reserve a node, run one experiment, keep the result.',
  commits: [
    {
      message: 'Measure how long sorting takes',
      author: teresa,
      at: '2026-05-18T09:02:11Z',
      files: { 'README.md': '# First steps\n', 'measure.py': measure },
    },
    {
      message: 'Add the three notebooks and trovi.json',
      author: teresa,
      at: '2026-06-22T09:41:30Z',
      files: {
        'README.md': readme,
        'measure.py': measure,
        ...notebooks,
        'trovi.json': crate,
      },
      parent: 0,
    },
    {
      message: 'Ask for ten runs, not five\n\nFive were too few to see the spread.',
      author: ngozi,
      at: '2026-11-19T09:20:05Z',
      files: {
        'README.md': `${readme}\nTen runs show the spread.\n`,
        'measure.py': measure,
        ...notebooks,
        'trovi.json': crate,
      },
      parent: 1,
    },
    {
      message: 'Draw the result',
      author: ngozi,
      at: '2026-11-20T16:12:44Z',
      files: {
        'README.md': readme,
        'measure.py': measure,
        'plot.py':
          'import csv\n\nfor row in csv.DictReader(open("result.csv")):\n    print(row["run"], "#" * int(float(row["seconds"]) * 100))\n',
        ...notebooks,
        'trovi.json': crate,
      },
      parent: 2,
    },
  ],
  refs: {
    'refs/heads/main': 2,
    'refs/heads/feature/plot': 3,
    'refs/tags/draft': 0,
    'refs/pull/3/head': 3,
  },
  annotatedTags: [{ name: 'v1.0', message: 'As used in the summer course of 2026', commit: 1 }],
};
