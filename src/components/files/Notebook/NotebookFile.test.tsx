import { screen, waitFor, within } from '@testing-library/react';
import type { ICell, IOutput } from '@jupyterlab/nbformat';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aCodeCell,
  aMarkdownCell,
  aNotebook,
  anOutput,
  aPixel,
} from '../../../../tests/builders/aNotebook';
import { gitHubHost } from '../../../../tests/builders/gitHubHost';
import { renderPart } from '../../../../tests/render/renderPart';
import { fileSourceOf } from '../../../domain/files/fileSource';
import type { CellLinks } from './cellLinks';
import { NotebookFile } from './NotebookFile';

const lab = 'urn:trovi:contents:git:https://github.com/lab/traces.git@v1';

function show(text: string, links?: CellLinks) {
  const source = fileSourceOf(lab, [gitHubHost]);
  if (!source) throw new Error('The address cannot be read.');
  const files = { ...source.files, folder: 'runs/' };
  return renderPart(<NotebookFile {...{ text, files, links }} />);
}
const showCells = (...cells: ICell[]) => show(aNotebook(cells));
const showOutput = (output: IOutput) => showCells(aCodeCell('run()', [output]));
const cells = async () =>
  [...(await screen.findByRole('list', { name: 'Cells' })).children] as HTMLElement[];
const stream = (text: string): IOutput => ({ output_type: 'stream', name: 'stdout', text });

// jsdom cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a notebook', () => {
  it('shows Markdown with attached, written and relative pictures', async () => {
    showCells(
      aMarkdownCell(
        `# Tail\n\n![attached](attachment:a%20b.png) ![written](data:image/png;base64,${aPixel}) ![near](../plot.png)`,
        { 'a b.png': aPixel },
      ),
    );
    await screen.findByRole('heading', { name: 'Tail' });
    const address = (name: string) => screen.getByRole('img', { name }).getAttribute('src');
    expect(address('attached')).toBe(`data:image/png;base64,${aPixel}`);
    expect(address('written')).toBe(`data:image/png;base64,${aPixel}`);
    expect(address('near')).toBe('https://raw.githubusercontent.com/lab/traces/v1/plot.png');
  });

  it('shows code with the number of its run', async () => {
    showCells(aCodeCell('a = 1', [], 12), { ...aCodeCell('b = 2'), execution_count: null });
    const [ran, waiting] = await cells();
    await waitFor(() => expect(ran?.textContent).toBe('#1Run 12a = 1'));
    expect(waiting?.textContent).toBe('#2Not runb = 2');
  });

  it('shows all of its cells in steps', async () => {
    showCells(...Array.from({ length: 60 }, (_, index) => aMarkdownCell(`Text ${index + 1}`)));
    expect(await screen.findByText('Text 60')).toBeTruthy();
    expect(await cells()).toHaveLength(60);
  });

  it('shows at most 2,000 cells, and says so', async () => {
    const text = JSON.stringify({ nbformat: 4, cells: Array.from({ length: 2001 }, () => null) });
    show(text);
    expect(await screen.findByText('Only the first 2,000 of 2,001 cells are shown.')).toBeTruthy();
  });

  it('moves to the cell that the address names', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => aMarkdownCell(`Text ${index + 1}`));
    show(aNotebook(texts), { linked: 25, addressOf: (cell) => `?file=a.ipynb&cell=${cell}` });
    await waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe('#25Text 25'));
    const link = screen.getByRole('link', { name: 'Link to cell 25' });
    expect(link.getAttribute('href')).toBe('?file=a.ipynb&cell=25');
  });

  it('says that it has no such cell', async () => {
    show(aNotebook([aMarkdownCell('Text')]), { linked: 9, addressOf: String });
    expect(await screen.findByText('This notebook has no cell 9.')).toBeTruthy();
  });

  it.each([
    ['{"cells": [', /because it is not JSON/],
    ['[1]', /is JSON, but not a notebook/],
    ['{"nbformat": 5, "cells": []}', /has version 5 of the format/],
  ])('shows the text of a file that is none: %s', async (text, words) => {
    show(text);
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(document.querySelector('pre')?.textContent).toBe(text));
  });
});

describe('an output', () => {
  it('folds long text', async () => {
    const { user } = showOutput(
      stream(Array.from({ length: 500 }, (_, line) => `line ${line + 1}`).join('\n')),
    );
    const [list] = await screen.findAllByRole('list', { name: 'Outputs of cell 1' });
    expect(list?.textContent).toMatch(/line 30Show all 500 lines$/);
    await user.click(screen.getByRole('button', { name: 'Show all 500 lines' }));
    await waitFor(() => expect(list?.textContent).toMatch(/line 500Show less$/));
  });

  it('does not fold a few more lines', async () => {
    showOutput(stream('line\n'.repeat(34)));
    await cells();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has the colours of a terminal, each for its own part', async () => {
    const esc = '\u001b';
    showOutput(stream(`${esc}[1;31mfailed${esc}[0m ${esc}[38;5;28mpassed${esc}[39m plain`));
    const failed = await screen.findByText('failed');
    expect(failed.className).not.toBe('');
    expect(screen.getByText('passed').className).not.toBe(failed.className);
    expect(screen.getByText(/plain/, { selector: 'div' }).textContent).toBe('failed passed plain');
  });

  it('folds the traceback of an error', async () => {
    showOutput({
      output_type: 'error',
      ename: 'KeyError',
      evalue: "'x'",
      traceback: ['\u001b[31mKeyError\u001b[0m', 'Traceback'],
    });
    const summary = await screen.findByText("KeyError: 'x'");
    expect(summary.closest('details')?.open).toBe(false);
    expect(summary.parentElement?.textContent).toContain('Traceback');
  });

  it('is a table in a frame that scrolls', async () => {
    showOutput(
      anOutput({
        'text/html': '<style>td{}</style><table class="dataframe"><tr><td>0.418</td></tr></table>',
        'text/plain': '0.418',
      }),
    );
    const frame = await screen.findByRole('group', { name: 'Table' });
    expect(within(frame).getByRole('cell').textContent).toBe('0.418');
    expect(document.querySelector('style')).toBeNull();
  });

  it('is the beginning of long HTML, and says so', async () => {
    showOutput(anOutput({ 'text/html': `<p>first ${'word '.repeat(8000)}last</p>` }));
    expect(await screen.findByText(/not shown because it is too large/)).toBeTruthy();
    expect(screen.getByText(/^first/).textContent).not.toContain('last');
  });

  it('is a picture with the width that the kernel gave', async () => {
    showOutput({
      ...anOutput({ 'image/png': aPixel }),
      metadata: { 'image/png': { width: 300 } },
    });
    const picture = await screen.findByRole('img', { name: 'Output of cell 1' });
    expect(picture.getAttribute('width')).toBe('300');
  });

  it.each([
    [{ 'text/latex': '$x^2$' }, '$x^2$'],
    [{ 'application/json': { id: 1 } }, '{\n  "id": 1\n}'],
    [
      { 'text/html': '<iframe srcdoc="map"></iframe>', 'text/plain': '<folium.Map>' },
      '<folium.Map>',
    ],
    [{ 'text/html': '<div></div>' }, 'This output cannot be shown here.'],
  ])('shows %j', async (data, words) => {
    showOutput(anOutput(data));
    await waitFor(() => expect(document.querySelector('ol li ul')?.textContent).toBe(words));
  });

  it('names what it does not run', async () => {
    showOutput(
      anOutput({
        'application/vnd.jupyter.widget-view+json': { model_id: 'a' },
        'application/javascript': 'window.hostile = 1',
        'text/plain': 'IntSlider()',
      }),
    );
    expect(
      await screen.findByText(
        'Not run here: application/vnd.jupyter.widget-view+json, application/javascript',
      ),
    ).toBeTruthy();
    expect(screen.getByText('IntSlider()')).toBeTruthy();
    expect(Reflect.get(window, 'hostile')).toBeUndefined();
  });
});
