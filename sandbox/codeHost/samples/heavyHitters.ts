import { mitLicence } from './licences';
import type { SampleRepository } from './sampleRepository';

const traces = Array.from({ length: 1100 }, (_, index) => {
  const name = `traces/hour-${String(index).padStart(4, '0')}.csv`;
  return [name, `second,packets\n0,${(index * 7919) % 10_000}\n`] as const;
});

/** A sketch with so many traces that Gitea lists them on two pages. */
export const heavyHitters: SampleRepository = {
  name: 'polder-net/heavy-hitters',
  description: 'Sketches that find the largest flows of a packet trace.',
  commits: [
    {
      message: 'Add the sketches',
      author: { fullName: 'Jan van der Berg', email: 'j.vanderberg@example.org' },
      at: '2024-08-13T14:00:00Z',
      files: {
        'README.md': '# Heavy hitters\n\nSee [how to build](guide/build.md).\n',
        LICENSE: mitLicence('2024 Jan van der Berg'),
        'Cargo.toml': '[package]\nname = "heavy-hitters"\nversion = "0.9.0"\nedition = "2021"\n',
        'src/main.rs': 'fn main() {\n    println!("heavy hitters");\n}\n',
        'guide/build.md': '# Build\n\n```bash\ncargo build --release\n```\n',
        'results.json': '{ "recall": 0.993, "memory": "3 MiB" }\n',
        ...Object.fromEntries(traces),
      },
    },
  ],
  refs: { 'refs/heads/main': 0, 'refs/tags/v0.9': 0 },
  annotatedTags: [],
};
