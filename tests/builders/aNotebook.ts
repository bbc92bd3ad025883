import type { ICell, ICodeCell, INotebookContent, IOutput } from '@jupyterlab/nbformat';

/** A notebook of version 4 with these cells, as its file has it. */
export function aNotebook(cells: ICell[], language = 'python'): string {
  const notebook: INotebookContent = {
    cells,
    metadata: { kernelspec: { name: 'python3', display_name: 'Python 3', language } },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return JSON.stringify(notebook, null, 1);
}

/** A code cell that ran once. */
export function aCodeCell(source: string, outputs: IOutput[] = [], count = 1): ICodeCell {
  return { cell_type: 'code', metadata: {}, source, outputs, execution_count: count };
}

/** A Markdown cell, perhaps with pictures by their names, in base64. */
export function aMarkdownCell(source: string, pictures: Record<string, string> = {}): ICell {
  const attachments = Object.fromEntries(
    Object.entries(pictures).map(([name, data]) => [name, { 'image/png': data }]),
  );
  return { cell_type: 'markdown', metadata: {}, source, attachments };
}

/** An output with data by MIME type. */
export function anOutput(data: Record<string, string | string[] | object>): IOutput {
  return { output_type: 'display_data', metadata: {}, data: data as never };
}

/** A picture of one pixel, in base64. */
export const aPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
