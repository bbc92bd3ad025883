import { mitLicence } from './licences';
import { notebook } from './notebook';
import type { SampleRepository } from './sampleRepository';

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
        'steady.ipynb': notebook('# Steady state', 'import ruptures'),
      },
    },
  ],
  refs: { 'refs/heads/main': 0, 'refs/tags/v1': 0 },
  annotatedTags: [],
};
