import { notebook } from './notebook';
import { troviJson } from './roCrate';
import type { SampleRepository } from './sampleRepository';

const maya = { fullName: 'Maya Okafor', email: 'mokafor@cs.example.edu' };
const weiHan = { fullName: 'Wei-Han Lin', email: 'whlin@net.example.org' };

const crate = troviJson({
  title: 'Tail latency under bursty load',
  shortDescription: 'Scripts and data for a tail latency study.',
  longDescription:
    '## Tail latency\n\nHow to rerun the study.\n\n- reserve two nodes\n- open `run.ipynb`',
  tags: ['benchmarking', 'networking', 'storage'],
  authors: [
    { ...maya, affiliation: 'Lakeshore University' },
    { ...weiHan, affiliation: 'Formosa Networks Laboratory' },
  ],
});

const load = `"""Sends requests in bursts and writes down how long each one took."""
import argparse
import http.client
import time


def send_burst(host, port, size):
    for _ in range(size):
        connection = http.client.HTTPConnection(host, port, timeout=5)
        started = time.perf_counter_ns()
        connection.request("GET", "/")
        connection.getresponse().read()
        yield (time.perf_counter_ns() - started) // 1000
        connection.close()


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("host")
    options.add_argument("--port", type=int, default=8080)
    options.add_argument("--bursts", type=int, default=100)
    options.add_argument("--size", type=int, default=64)
    options.add_argument("--pause", type=float, default=0.5)
    given = options.parse_args()
    for burst in range(given.bursts):
        for microseconds in send_burst(given.host, given.port, given.size):
            print(burst, microseconds, sep=",")
        time.sleep(given.pause)
`;

const percentiles = `"""Prints the median and the tail of a file that burst.py wrote."""
import sys

times = sorted(int(line.split(",")[1]) for line in open(sys.argv[1]))
for share in (0.5, 0.9, 0.99, 0.999):
    print(f"{share:.1%}", times[min(len(times) - 1, int(share * len(times)))], "us")
`;

const run = notebook(
  '# Tail latency\nTwo nodes: one serves, one sends bursts.',
  '!ssh server python3 -m http.server 8080 &',
  '!python burst.py server > times.csv\n!python percentiles.py times.csv',
);

const files = {
  'README.md':
    '# Tail latency under bursty load\n\n`burst.py` sends, `percentiles.py` sums up, `run.ipynb` does both.\n',
  'burst.py': load,
  'percentiles.py': percentiles,
  'run.ipynb': run,
  'trovi.json': crate,
};

/**
 * A study with a release, a branch with a slash in its name, and a fix that waits as a pull
 * request.
 */
export const tailLatency: SampleRepository = {
  name: 'trovi-examples/tail-latency',
  description: 'Scripts and data for a tail latency study.',
  commits: [
    {
      message: 'Send bursts',
      author: maya,
      at: '2025-03-29T14:20:00Z',
      files: { 'README.md': '# Tail latency\n', 'burst.py': load },
    },
    {
      message: 'Sum up, and describe for Trovi',
      author: maya,
      at: '2025-04-11T16:58:09Z',
      files,
      parent: 0,
    },
    {
      message: 'Say what is measured',
      author: weiHan,
      at: '2025-11-14T08:31:27Z',
      files: {
        ...files,
        'README.md': `${files['README.md']}\nTimes are microseconds from sending to the last byte.\n`,
      },
      parent: 1,
    },
    {
      message: 'Keep the connection open',
      author: weiHan,
      at: '2026-02-03T10:05:50Z',
      files: { ...files, 'burst.py': load.replace('        connection.close()\n', '') },
      parent: 1,
    },
  ],
  refs: {
    'refs/heads/main': 2,
    'refs/heads/try/keep-alive': 3,
    'refs/tags/nightly': 2,
    'refs/pull/12/head': 3,
  },
  annotatedTags: [{ name: 'v1.0', message: 'The version of the paper', commit: 1 }],
};
