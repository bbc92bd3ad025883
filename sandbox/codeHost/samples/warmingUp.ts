import { mitLicence } from './licences';
import { histogram } from './histogram';
import { dataFrame, executedNotebook, figure, result } from './notebook';
import type { SampleRepository } from './sampleRepository';

const steady = executedNotebook(
  {
    source: '# Steady state\nA change point ends the warm-up. A third of the processes have none.',
  },
  {
    source: 'import ruptures\nsteady = [change_point(run) for run in processes]\nsummary(steady)',
    outputs: [
      result(
        1,
        dataFrame(
          ['benchmark', 'processes', 'steady'],
          [
            [0, 'fannkuch', 400, 391],
            [1, 'n-body', 400, 268],
            [2, 'spectral norm', 400, 122],
          ],
        ),
      ),
    ],
  },
  {
    source: 'plot(steady)',
    outputs: [figure(histogram([0.2, 0.7, 0.95, 0.5, 0.3, 0.2, 0.1, 0.05]))],
  },
);

/** A repository that has moved. The catalogue knows its former name. */
export const warmingUp: SampleRepository = {
  name: 'vltava-perf/warming-up',
  formerNames: ['vltava-perf/warm-up'],
  description: 'When does a benchmark reach a steady state?',
  commits: [
    {
      message: 'Two thousand processes',
      author: { fullName: 'Jitka Nováková', email: 'jnovakova@example.org' },
      at: '2024-06-11T08:00:00Z',
      files: {
        'README.md': '# Warming up\n\nA third of the processes never reach a steady state.\n',
        LICENSE: mitLicence('2024 Jitka Nováková'),
        'environment.yml': 'name: warming-up\ndependencies:\n  - python=3.11\n',
        'steady.ipynb': steady,
      },
    },
  ],
  refs: { 'refs/heads/main': 0, 'refs/tags/v1': 0 },
  annotatedTags: [],
};
