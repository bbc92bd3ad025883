/** A title that is longer than a line. */
export const longTitle =
  'Reproducing the tail latency of bursty key-value workloads on shared storage across four generations of testbed hardware, with scripts';

/** A short description at its limit (product 5.1). */
export const longSentence =
  'Scripts, raw traces, notebooks and disk images of a two-year study of tail latency, with which each figure and each table of the paper can be made again on nodes of the testbed within a single afternoon.';

/** A text without possible line breaks. */
export const unbrokenText =
  'tail_latency_under_bursty_load_with_shared_storage_and_without_any_place_where_a_line_could_be_broken_2026';

/** Texts in scripts from right to left. */
export const arabic = {
  title: 'زمن الاستجابة تحت أحمال متقطعة',
  sentence: 'برامج وبيانات لدراسة زمن الاستجابة في أنظمة التخزين المشتركة.',
  paragraph:
    '## كيفية إعادة التجربة\n\nاحجز عقدتين، ثم افتح `run.ipynb` ونفّذ الخلايا بالترتيب.\n\n- العقدة الأولى للخادم\n- العقدة الثانية للعملاء',
  name: 'نور حداد',
  affiliation: 'جامعة المثال',
  tags: ['الشبكات', 'تعليم'],
};

/** Markdown with everything that a long description can contain. */
export const fullMarkdown = `# Tail latency

How to rerun the **study**, *step by step*, with [its paper](https://example.org/paper).

## What you need

1. two nodes
2. an hour
   - better two

> Results vary with the weather in the machine room.

\`\`\`bash
git clone https://github.com/example-lab/tail-latency.git
cd tail-latency && make figures
\`\`\`

## Results

| Load | p50 | p99 | p99.9 |
| ---- | --: | --: | ----: |
| low  | 1.2 | 3.4 |  12.0 |
| high | 2.4 | 8.9 |  95.3 |

- [x] figures 1 to 6
- [ ] figure 7

---

### Notes

See \`run.ipynb\`; press <kbd>Shift</kbd> <kbd>Enter</kbd>.`;

/** Markdown with GitHub's extensions: tasks, footnotes, alerts and coloured code. */
export const gitHubMarkdown = `## Run it

\`\`\`python
# two storage nodes for six hours, then the whole sweep
from tail import Lease, sweep

lease = Lease(node_type="storage_nvme", count=2, hours=6)
for tenants in (1, 2, 4, 8):
    sweep(lease, tenants=tenants, out=f"runs/{tenants}")
\`\`\`

\`\`\`yaml
site: chi-uc # the newer one
nodes: 2
\`\`\`

- [x] figures 1 to 6
- [ ] figure 7[^seven]
- notes on each run

> [!NOTE]
> A lease takes about two minutes.

> [!TIP]
> Begin with one tenant.

> [!IMPORTANT]
> Both nodes must be on one rack.

> [!WARNING]
> The sweep writes 40 GB[^seven].

> [!CAUTION]
> It erases the second disk.

| | Runs |
| --- | ---: |
| alone | 60 |
| shared[^two] | 60 |

[^seven]: Needs the [traces](data/traces.md) of 2025.
[^two]: Two tenants, one queue pair.`;

/** A description with what READMEs on GitHub contain besides. */
export const readmeMarkdown = String.raw`# :rocket: Fast starts

<picture><source media="(prefers-color-scheme: dark)" srcset="https://example.org/dark.png"><img alt="The light or dark logo" src="https://example.org/light.png"></picture>

See [the place](#place). Each run costs $5 to $10 :tada:, from 10:30:45 in $HOME.

Let $\mathbf{x}_{i}$ and $\mathbf{y}_{i}$ be *vectors*:

$$
\sum_{i} x_{i} * y_{i} * z
$$

| Formula | Value |
|---|---|
| $a_{1} * b_{2} * c$ | 3 |

<a name="place"></a>

The end, after :unknown: things.
`;
