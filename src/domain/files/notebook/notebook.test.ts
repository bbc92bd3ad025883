import type { ICell, IOutput } from '@jupyterlab/nbformat';
import { describe, expect, it } from 'vitest';
import {
  aCodeCell,
  aMarkdownCell,
  aNotebook,
  anOutput,
  aPixel,
} from '../../../../tests/builders/aNotebook';
import { JsonReader } from '../json/jsonReader';
import { readCell } from './readCell';
import { isJsonType, NotebookError, readNotebook } from './readNotebook';

function parse(text: string): unknown {
  const reader = new JsonReader(text, isJsonType);
  reader.read(1_000_000);
  return reader.value;
}

function cellsOf(text: string) {
  const notebook = readNotebook(parse(text));
  return notebook.cells.map((cell) => readCell(cell, notebook));
}
const cellOf = (cell: ICell) => cellsOf(aNotebook([cell]))[0];
const outputOf = (output: IOutput) => {
  const cell = cellOf(aCodeCell('', [output]));
  return cell?.kind === 'code' ? cell.outputs[0] : undefined;
};
const dataOf = (data: Parameters<typeof anOutput>[0]) => outputOf(anOutput(data));

describe('readNotebook', () => {
  it('reads the language and the cells of version 4', () => {
    const { language, format, cells } = readNotebook(
      parse(aNotebook([aMarkdownCell('# A')], 'julia')),
    );
    expect({ language, format, count: cells.length }).toEqual({
      language: 'julia',
      format: 4,
      count: 1,
    });
  });

  it.each([
    ['[]', 'shape', undefined],
    ['{"cells": []}', 'shape', undefined],
    ['{"nbformat": 4, "cells": {}}', 'shape', undefined],
    ['{"nbformat": 3, "cells": []}', 'shape', undefined],
    ['{"nbformat": 5, "cells": []}', 'version', 5],
    ['{"nbformat": 2, "worksheets": []}', 'version', 2],
  ])('refuses %s', (text, problem, version) => {
    try {
      readNotebook(parse(text));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(NotebookError);
      expect(error).toMatchObject({ problem, ...(version && { version }) });
    }
  });
});

describe('readCell', () => {
  it('joins lines, and pieces of a stream that a kernel sent one after another', () => {
    const stream = (name: 'stdout' | 'stderr', text: string | string[]): IOutput => ({
      output_type: 'stream',
      name,
      text,
    });
    expect(
      cellOf({
        ...aCodeCell(
          '',
          [stream('stdout', ['a\n', 'b\n']), stream('stdout', 'c'), stream('stderr', 'd')],
          7,
        ),
        source: ['x = 1\n', 'x'],
      }),
    ).toEqual({
      kind: 'code',
      source: 'x = 1\nx',
      count: 7,
      outputs: [
        { kind: 'stream', text: 'a\nb\nc', isError: false },
        { kind: 'stream', text: 'd', isError: true },
      ],
    });
  });

  it('has the pictures of attachments, and of addresses with data', () => {
    const cell = cellOf(
      aMarkdownCell(`![a](attachment:a%20b.png) ![b](data:image/png;base64,${aPixel})`, {
        'a b.png': aPixel,
      }),
    );
    expect(cell).toMatchObject({
      kind: 'markdown',
      source: '![a](attachment:a%20b.png) ![b](attachment:picture-1-in-the-text)',
    });
    expect(cell?.kind === 'markdown' && [...cell.pictures]).toEqual([
      ['picture-1-in-the-text', `data:image/png;base64,${aPixel}`],
      ['a b.png', `data:image/png;base64,${aPixel}`],
    ]);
  });

  it.each([
    [null],
    ['text'],
    [{ cell_type: 'code', source: 5 }],
    [{ cell_type: 'plot', source: '' }],
    [{ source: '' }],
  ])('does not lose the damaged cell %j', (cell) => {
    expect(cellsOf(JSON.stringify({ nbformat: 4, cells: [cell] }))).toEqual([{ kind: 'unknown' }]);
  });
});

describe('an output', () => {
  it('is the richest part that needs no program', () => {
    const table = '<table><tr><td>1</td></tr></table>';
    const script = '<div></div><script>draw()</script>';
    const picture = { kind: 'picture', address: `data:image/png;base64,${aPixel}` };
    expect(dataOf({ 'text/plain': 'x', 'text/html': [table] })).toEqual({
      kind: 'data',
      leftOut: [],
      shown: { kind: 'html', text: table, plain: 'x' },
    });
    expect(dataOf({ 'text/plain': 'x', 'text/html': script, 'image/png': `${aPixel}\n` })).toEqual({
      kind: 'data',
      leftOut: ['scripts in text/html'],
      shown: picture,
    });
    expect(dataOf({ 'text/plain': 'x', 'text/latex': '$x$' })).toMatchObject({
      shown: { kind: 'latex', text: '$x$' },
    });
  });

  it('is the vector of a picture, which no script in it can use', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(dataOf({ 'image/svg+xml': [svg], 'image/png': aPixel })).toMatchObject({
      shown: {
        kind: 'picture',
        address: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
      },
    });
  });

  it('has JSON as it is written', () => {
    const text =
      '{"nbformat":4,"cells":[{"cell_type":"code","source":"","outputs":[{"output_type":"execute_result","data":{"application/json":{"id":12345678901234567890}}}]}]}';
    const [cell] = cellsOf(text);
    expect(cell?.kind === 'code' && cell.outputs).toEqual([
      { kind: 'data', leftOut: [], shown: { kind: 'json', text: '{"id":12345678901234567890}' } },
    ]);
  });

  it.each([
    [
      {
        'application/vnd.jupyter.widget-view+json': { model_id: 'a' },
        'text/plain': 'IntSlider()',
      },
      'text',
    ],
    [{ 'application/vnd.plotly.v1+json': { data: [] } }, undefined],
    [{ 'application/javascript': 'alert(1)' }, undefined],
    [{ 'application/pdf': 'JVBERi0=' }, undefined],
    [{ 'image/png': 'javascript:alert(1)' }, undefined],
    [{ 'image/tiff': 'AAAA' }, undefined],
  ])('names what is not shown of %j', (data, kind) => {
    const output = dataOf(data);
    expect(output?.kind === 'data' && output.leftOut).toEqual([Object.keys(data)[0]]);
    expect(output?.kind === 'data' && output.shown?.kind).toBe(kind);
  });

  it('has the width that the kernel gave', () => {
    const output = {
      ...anOutput({ 'image/png': aPixel }),
      metadata: { 'image/png': { width: 300 } },
    };
    expect(outputOf(output)).toMatchObject({ shown: { width: 300 } });
  });

  it('is an error with its traceback', () => {
    const error = { output_type: 'error', ename: 'KeyError', evalue: "'x'", traceback: ['a', 'b'] };
    expect(outputOf(error as never)).toEqual({
      kind: 'error',
      name: 'KeyError',
      message: "'x'",
      traceback: 'a\nb',
    });
  });

  it.each([[null], [5], [{ output_type: 'hologram' }]])('is not lost if it is %j', (output) => {
    expect(outputOf(output as never)).toEqual({ kind: 'unknown' });
  });
});

describe('version 3', () => {
  it('has the same cells in other words', () => {
    const cells = [
      { cell_type: 'heading', level: 2, source: ['Setup'] },
      {
        cell_type: 'code',
        language: 'python',
        input: ['plot(x)'],
        prompt_number: 3,
        outputs: [
          { output_type: 'stream', stream: 'stderr', text: ['slow\n'] },
          { output_type: 'pyout', prompt_number: 3, text: ['<Figure>'], png: aPixel },
          { output_type: 'pyerr', ename: 'E', evalue: 'v', traceback: ['t'] },
          { output_type: 'display_data', javascript: 'alert(1)' },
        ],
      },
      { cell_type: 'html', source: '<b>x</b>' },
    ];
    const text = JSON.stringify({
      nbformat: 3,
      metadata: {},
      worksheets: [{ cells }, { cells: [cells[2]] }],
    });
    expect(cellsOf(text)).toEqual([
      { kind: 'markdown', source: '## Setup', pictures: new Map() },
      {
        kind: 'code',
        source: 'plot(x)',
        count: 3,
        language: 'python',
        outputs: [
          { kind: 'stream', text: 'slow\n', isError: true },
          {
            kind: 'data',
            leftOut: [],
            shown: { kind: 'picture', address: `data:image/png;base64,${aPixel}` },
          },
          { kind: 'error', name: 'E', message: 'v', traceback: 't' },
          { kind: 'data', leftOut: ['application/javascript'] },
        ],
      },
      { kind: 'html', source: '<b>x</b>' },
      { kind: 'html', source: '<b>x</b>' },
    ]);
  });
});
