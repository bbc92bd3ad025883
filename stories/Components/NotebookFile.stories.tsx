import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { NotebookFile } from '../../src/components/files/Notebook/NotebookFile';
import { fileSourceOf } from '../../src/domain/files/fileSource';
import { aCodeCell, aMarkdownCell, aNotebook, anOutput } from '../../tests/builders/aNotebook';
import { aFigure } from '../../tests/builders/aFigure';
import { gitHubHost } from '../../tests/builders/gitHubHost';

const source = fileSourceOf(
  'urn:trovi:contents:git:https://github.com/okafor-lab/fio-recipes.git@main',
  [gitHubHost],
);
if (!source) throw new Error('The address of the repository cannot be read.');

const table = `<style scoped>.dataframe td { color: red }</style>
<table border="1" class="dataframe">
  <thead><tr style="text-align: right;"><th></th>${Array.from({ length: 14 }, (_, column) => `<th>p${column * 7}</th>`).join('')}</tr></thead>
  <tbody>${[0, 1, 2]
    .map(
      (row) =>
        `<tr><th>${row}</th>${Array.from({ length: 14 }, (_, column) => `<td>${(0.4 + row * column * 0.013).toFixed(4)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody>
</table>`;
const esc = '\u001b';
const traceback = [
  `${esc}[0;31m---------------------------------------------------------------------------${esc}[0m`,
  `${esc}[0;31mKeyError${esc}[0m                                  Traceback (most recent call last)`,
  `Cell ${esc}[0;32mIn[4], line 1${esc}[0m\n${esc}[0;32m----> 1${esc}[0m ${esc}[43mruns${esc}[49m[${esc}[38;5;124m"minutes"${esc}[39m]`,
  `${esc}[0;31mKeyError${esc}[0m: 'minutes'`,
];

const outputs = {
  table: anOutput({ 'text/html': table, 'text/plain': '   p0  p7' }),
  figure: anOutput({ 'image/png': aFigure, 'text/plain': '<Figure>' }),
  formula: anOutput({ 'text/latex': '$\\displaystyle p_{99} = 0.418$' }),
  json: anOutput({ 'application/json': { recall: 0.993, sizes: [1, 2, 3] } }),
  widget: anOutput({
    'application/vnd.jupyter.widget-view+json': { model_id: 'a' },
    'text/plain': 'IntSlider(value=7)',
  }),
  script: anOutput({ 'application/javascript': 'alert(1)' }),
  long: {
    output_type: 'stream',
    name: 'stdout' as const,
    text: Array.from({ length: 200 }, (_, run) => `run ${run + 1}: ${esc}[32mok${esc}[0m\n`),
  },
  warning: {
    output_type: 'stream',
    name: 'stderr' as const,
    text: `${esc}[33mWarning${esc}[0m: two runs are missing\n`,
  },
  error: { output_type: 'error', ename: 'KeyError', evalue: "'minutes'", traceback },
};

const run = aNotebook([
  aMarkdownCell('# What is in the tail?\n\nThe share $p_{99}$ of the third data set.'),
  aCodeCell('import pandas as pd\n\nruns = pd.read_csv("runs.csv")\nruns.head(3)', [outputs.table]),
  aCodeCell('runs.seconds.hist()  # one bar is 10 ms', [outputs.warning, outputs.figure], 2),
  aCodeCell('runs["minutes"]', [outputs.error], 4),
  aCodeCell('for run in runs:\n    print(run)', [outputs.long], 5),
  aCodeCell('summary', [outputs.json, outputs.formula], 6),
  aCodeCell('IntSlider()', [outputs.widget, outputs.script], 7),
  { cell_type: 'raw', metadata: {}, source: 'A raw cell, as it is.' },
]);

const meta = {
  title: 'Components/Artifact/NotebookFile',
  component: NotebookFile,
  args: {
    text: run,
    files: source.files,
    links: { addressOf: (cell) => `?file=run.ipynb&cell=${cell}` },
  },
} satisfies Meta<typeof NotebookFile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Run: Story = {
  name: 'With outputs',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Output of cell 3' })).toBeVisible();
    await expect(await canvas.findByText('A raw cell, as it is.')).toBeVisible();
  },
};

export const Phone: Story = {
  ...Run,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};

export const LinkedCell: Story = {
  name: 'A linked cell',
  args: { links: { linked: 4, addressOf: (cell) => `?file=run.ipynb&cell=${cell}` } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Link to cell 4' });
    await expect(link.closest('li')).toHaveFocus();
  },
};

export const OpenedFolds: Story = {
  name: 'With everything unfolded',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("KeyError: 'minutes'"));
    await expect(canvas.getByText(/most recent call last/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 200 lines' }));
    await expect(await canvas.findByText(/run 200/)).toBeInTheDocument();
  },
};

const told = (text: string, words: RegExp): Story => ({
  args: { text },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});

export const Version3: Story = {
  ...told(
    JSON.stringify({
      nbformat: 3,
      worksheets: [
        {
          cells: [
            { cell_type: 'heading', level: 1, source: 'An old notebook' },
            {
              cell_type: 'code',
              language: 'python',
              input: 'plot(x)',
              prompt_number: 3,
              outputs: [{ output_type: 'display_data', png: aFigure }],
            },
          ],
        },
      ],
    }),
    /An old notebook/,
  ),
  name: 'Version 3',
};
export const NoCells: Story = { ...told(aNotebook([]), /has no cells/), name: 'Without cells' };
export const NotJson: Story = {
  ...told('{"cells": [', /because it is not JSON/),
  name: 'Not JSON',
};
export const NotNotebook: Story = {
  ...told('{"name": "x"}', /is JSON, but not a notebook/),
  name: 'Another JSON file',
};
export const NewerVersion: Story = {
  ...told('{"nbformat": 5}', /has version 5 of the format/),
  name: 'A newer version',
};
export const DamagedCells: Story = {
  ...told(
    JSON.stringify({ nbformat: 4, cells: [null, { ...aCodeCell('x'), outputs: [{}] }] }),
    /This output cannot be read/,
  ),
  name: 'Damaged cells',
};
