import { mitLicence } from './licences';
import { histogram } from './histogram';
import { dataFrame, executedNotebook, figure, printed, result } from './notebook';
import type { SampleRepository } from './sampleRepository';

const logs = Array.from({ length: 130 }, (_, index) => {
  const name = `logs/cell-${String(index + 1).padStart(3, '0')}.log`;
  return [name, `seq=${index} cell=${index % 2} event=measure\n`] as const;
});

const timeline = executedNotebook(
  {
    source:
      '# Time line\nAll logs of both cells, by sequence number. See the [read-me](README.md).',
  },
  {
    source: '!python timeline.py logs/*.log',
    outputs: [printed(logs.map(([, text]) => text).join(''))],
  },
  {
    source: 'runs = read("logs")\nruns.groupby("cell").size().to_frame("events")',
    outputs: [
      result(
        2,
        dataFrame(
          ['events'],
          [
            [0, 65],
            [1, 65],
          ],
        ),
      ),
    ],
  },
  {
    source: 'runs.gap.hist()',
    outputs: [
      printed('Two logs have no clock. They are left out.\n', 'stderr'),
      figure(histogram([0.9, 0.6, 0.3, 0.15, 0.08, 0.04, 0.02, 0.01])),
    ],
  },
);

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
        'timeline.ipynb': timeline,
        ...Object.fromEntries(logs),
      },
    },
  ],
  refs: { 'refs/heads/main': 0, 'refs/tags/v0.3': 0 },
  annotatedTags: [],
};
