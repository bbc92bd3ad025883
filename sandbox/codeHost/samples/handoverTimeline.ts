import { mitLicence } from './licences';
import { notebook } from './notebook';
import type { SampleRepository } from './sampleRepository';

const logs = Array.from({ length: 130 }, (_, index) => {
  const name = `logs/cell-${String(index + 1).padStart(3, '0')}.log`;
  return [name, `seq=${index} cell=${index % 2} event=measure\n`] as const;
});

/** A parser with so many logs that GitLab lists them on several pages. */
export const handoverTimeline: SampleRepository = {
  name: 'karoo-radio/handover-timeline',
  description: 'A parser that turns the logs of a radio network into one time line.',
  commits: [
    {
      message: 'Merge the logs by sequence number',
      author: { fullName: 'Thandi Mokoena', email: 't.mokoena@example.org' },
      at: '2024-12-03T09:40:00Z',
      files: {
        'README.md': '# Hand-over time line\n\n`timeline logs/*.log` merges the logs.\n',
        LICENSE: mitLicence('2024 Thandi Mokoena'),
        'requirements.txt': 'matplotlib==3.9.2\n',
        'timeline.py':
          'import sys\n\nfor name in sys.argv[1:]:\n    print(open(name).read(), end="")\n',
        'timeline.ipynb': notebook('# Time line', '!python timeline.py logs/*.log'),
        ...Object.fromEntries(logs),
      },
    },
  ],
  refs: { 'refs/heads/main': 0, 'refs/tags/v0.3': 0 },
  annotatedTags: [],
};
