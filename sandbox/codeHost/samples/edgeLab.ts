import { notebook } from './notebook';
import { troviJson } from './roCrate';
import type { SampleRepository } from './sampleRepository';

const liWei = { fullName: 'Li Wei', email: 'li.wei@example.org' };
const siobhan = { fullName: "Siobhán O'Brien", email: 's.obrien@edge.example.org' };

const crate = troviJson({
  title: 'What Should Run Where? An Edge Video Lab',
  shortDescription: 'Move a video pipeline between camera, gateway and cloud, one stage at a time.',
  longDescription: null,
  tags: ['edge', 'education', 'streaming'],
  authors: [
    { ...liWei, affiliation: 'Eastlake Research Computing' },
    { ...siobhan, affiliation: null },
  ],
});

const pipeline = `"""The stages of the pipeline, and every place where each may run."""
from itertools import combinations_with_replacement

STAGES = ("decode", "detect", "track", "store")
PLACES = ("camera", "gateway", "cloud")


def placements():
    """Every way to place the stages so that data never travel back."""
    for places in combinations_with_replacement(PLACES, len(STAGES)):
        yield dict(zip(STAGES, places))


if __name__ == "__main__":
    for placement in placements():
        print(placement)
`;

const session = (number: number, task: string) =>
  notebook(`# Session ${number}\n${task}`, 'import pipeline\nlist(pipeline.placements())\n');

const files = {
  'README.md': '# Edge lab\n\nThree sessions of ninety minutes. Begin with `session-1.ipynb`.\n',
  'pipeline.py': pipeline,
  'session-1.ipynb': session(1, 'Everything in the cloud: how much leaves the camera?'),
  'session-2.ipynb': session(2, 'Detection on the gateway: what does it save, what does it cost?'),
};

/** A course with a tag for every year and no open pull request. */
export const edgeLab: SampleRepository = {
  name: 'trovi-examples/edge-lab',
  description: 'Move a video pipeline between camera, gateway and cloud.',
  commits: [
    { message: 'Two sessions', author: liWei, at: '2025-10-08T10:47:00Z', files },
    {
      message: 'A third session, and trovi.json',
      author: siobhan,
      at: '2026-06-30T09:12:36Z',
      files: {
        ...files,
        'session-3.ipynb': session(3, 'Detection on the camera: does the battery last a day?'),
        'trovi.json': crate,
      },
      parent: 0,
    },
  ],
  refs: { 'refs/heads/main': 1, 'refs/tags/course-2025': 0 },
  annotatedTags: [
    { name: 'v1.0', message: 'First course', commit: 0 },
    { name: 'v2.0', message: 'Second course', commit: 1 },
  ],
};
