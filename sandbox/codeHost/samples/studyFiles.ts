import { histogram } from './histogram';
import { mitLicence } from './licences';
import { executedNotebook, notebook } from './notebook';
import type { SampleFile } from './sampleRepository';

/** The study that a repository belongs to. */
export interface Study {
  title: string;
  short: string;
  /** The name of the repository, without its owner. */
  name: string;
  /** Full names. */
  authors: string[];
  year: string;
  /** How often the files changed before. Each change adds a set of results. */
  change: number;
  /** Pictures of GitLab and Gitea come from their web pages, which the sandbox does not have. */
  hasPictures: boolean;
}

/** The languages and tools of a repository. */
export type Toolset = keyof typeof toolsets;

type Files = Record<string, SampleFile>;

/** The files of a study's repository: texts, a licence, an environment, scripts and results. */
export function studyFiles(study: Study, toolset: Toolset): Files {
  const own = toolsets[toolset](study);
  const results = Array.from({ length: study.change + 1 }, (_, index) => resultsOf(study, index));
  const all: Files = {
    ...(toolset === 'notes' ? {} : { LICENSE: mitLicence(`${study.year} ${study.authors[0]}`) }),
    ...own,
    ...Object.fromEntries(results.flatMap((files) => Object.entries(files))),
  };
  return { 'README.md': readmeOf(study, Object.keys(all)), ...all };
}

function readmeOf({ title, short, authors, hasPictures }: Study, paths: string[]): string {
  const rows = paths.filter((path) => !path.startsWith('results/'));
  return `# ${title}

${short}
${hasPictures ? '\n![Seconds of each run](results/run-1.png)\n' : ''}
## What is inside

| File | |
| --- | --- |
${rows.map((path) => `| [${path}](${path}) | ${remarkOf(path)} |`).join('\n')}
| [results](results/) | one table for each set of runs |

Written by ${authors.join(', ')}.
`;
}

function remarkOf(path: string): string {
  if (path.endsWith('.ipynb')) return 'a notebook';
  if (path === 'LICENSE') return 'the terms';
  return /\.(py|c|go|rs|R|jl|sh)$/.test(path) ? 'a script' : 'the environment';
}

/** A table and a picture of runs. The same study always has the same numbers. */
function resultsOf({ name, hasPictures }: Study, set: number): Files {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, set + 7);
  const runs = Array.from({ length: 24 }, (_, run) => 0.2 + ((seed * (run + 3)) % 71) / 100);
  const rows = runs.map((seconds, run) => `${run + 1},${seconds.toFixed(2)}`);
  return {
    [`results/run-${set + 1}.csv`]: `run,seconds\n${rows.join('\n')}\n`,
    ...(hasPictures && { [`results/run-${set + 1}.png`]: histogram(runs.slice(0, 12)) }),
  };
}

const analysis = ({ title }: Study) =>
  executedNotebook(
    { source: `# ${title}\nDraws the runs of \`results/run-1.csv\`.` },
    {
      source: 'import csv\nruns = list(csv.DictReader(open("results/run-1.csv")))\nlen(runs)',
      outputs: [
        {
          output_type: 'execute_result',
          execution_count: 1,
          metadata: {},
          data: { 'text/plain': '24' },
        },
      ],
    },
    { source: 'print(max(float(run["seconds"]) for run in runs))' },
  );

const measure = ({ short }: Study) => `"""${short.replaceAll('"', "'")}"""
import csv
import time


def measure(runs=24):
    for run in range(runs):
        started = time.perf_counter()
        sum(range(1_000_000))
        yield run + 1, time.perf_counter() - started


if __name__ == "__main__":
    with open("results/run-1.csv", "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["run", "seconds"])
        rows.writerows(measure())
`;

const toolsets = {
  python: (study: Study): Files => ({
    'requirements.txt': 'matplotlib==3.9.2\npandas==2.2.3\n',
    'measure.py': measure(study),
    'analysis.ipynb': analysis(study),
  }),
  conda: (study: Study): Files => ({
    'environment.yml': `name: ${study.name}\nchannels:\n  - conda-forge\ndependencies:\n  - python=3.12\n  - pandas=2.2.3\n`,
    'measure.py': measure(study),
    'analysis.ipynb': analysis(study),
  }),
  container: (study: Study): Files => ({
    Dockerfile:
      'FROM debian:12-slim\nRUN apt-get update && apt-get install -y gcc make\nCOPY . /study\nWORKDIR /study\nCMD ["make", "run"]\n',
    Makefile:
      'run: measure\n\t./measure > results/run-1.csv\n\nmeasure: src/measure.c\n\tcc -O2 -o $@ $<\n',
    'src/measure.c':
      '#include <stdio.h>\n#include <time.h>\n\nint main(void) {\n    for (int run = 1; run <= 24; run++) {\n        clock_t started = clock();\n        for (volatile long step = 0; step < 100000000; step++) {}\n        printf("%d,%f\\n", run, (double)(clock() - started) / CLOCKS_PER_SEC);\n    }\n}\n',
    'analysis.ipynb': analysis(study),
  }),
  course: (study: Study): Files => ({
    'requirements.txt': 'jupyterlab==4.3.1\nmatplotlib==3.9.2\n',
    ...Object.fromEntries(
      [1, 2, 3].map((lab) => [
        `lab-${lab}.ipynb`,
        notebook(`# Lab ${lab}\n${study.title}`, 'import measure\nlist(measure.measure(3))\n'),
      ]),
    ),
    'measure.py': measure(study),
  }),
  r: ({ title, name }: Study): Files => ({
    DESCRIPTION: `Package: ${name.replaceAll('-', '.')}\nTitle: ${title}\nVersion: 1.0\nLicense: MIT + file LICENSE\nImports: ggplot2\n`,
    'renv.lock': `${JSON.stringify({ R: { Version: '4.4.2' }, Packages: { ggplot2: { Package: 'ggplot2', Version: '3.5.1', Source: 'Repository', Repository: 'CRAN' } } }, null, 2)}\n`,
    'analysis.R':
      'library(ggplot2)\n\nruns <- read.csv("results/run-1.csv")\nggplot(runs, aes(seconds)) + geom_histogram(bins = 12)\nggsave("results/run-1.png")\n',
  }),
  rust: ({ name }: Study): Files => ({
    'Cargo.toml': `[package]\nname = "${name}"\nversion = "1.0.0"\nedition = "2021"\n`,
    'src/main.rs':
      'use std::time::Instant;\n\nfn main() {\n    for run in 1..=24 {\n        let started = Instant::now();\n        let sum: u64 = (0..100_000_000).sum();\n        println!("{run},{},{sum}", started.elapsed().as_secs_f64());\n    }\n}\n',
  }),
  spack: (study: Study): Files => ({
    'spack.yaml':
      'spack:\n  specs:\n    - hdf5@1.14.5 +mpi\n    - openmpi@5.0.5\n  concretizer:\n    unify: true\n',
    'run.sh': '#!/bin/sh\nset -e\nspack env activate .\nspack install\nmpirun -n 4 ./measure\n',
    'analysis.ipynb': analysis(study),
  }),
  julia: ({ name }: Study): Files => ({
    'Project.toml': `name = "${name}"\n\n[deps]\nCSV = "336ed68f-0bac-5ca0-87d4-7b16caf5d00b"\n\n[compat]\njulia = "1.11"\nCSV = "0.10"\n`,
    'analysis.jl':
      'using CSV\n\nruns = CSV.File("results/run-1.csv")\nprintln(maximum(runs.seconds))\n',
  }),
  /** Texts without a licence. */
  notes: ({ title }: Study): Files => ({ 'notes.md': `# Notes\n\nSee [${title}](README.md).\n` }),
};
