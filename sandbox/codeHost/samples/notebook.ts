/**
 * A Jupyter notebook without output: texts starting with `#` become Markdown cells, all others
 * code.
 */
export function notebook(...cells: string[]): string {
  return executedNotebook(...cells.map((source) => ({ source })));
}

/** A cell, for a code cell with what its run printed (nbformat 4.5). */
export interface SampleCell {
  source: string;
  outputs?: object[];
}

/** A Jupyter notebook whose cells with outputs have been run, in their order. */
export function executedNotebook(...cells: SampleCell[]): string {
  let runs = 0;
  const document = {
    cells: cells.map(({ source, outputs }, place) => {
      const isText = source.startsWith('#');
      if (outputs) runs += 1;
      return {
        cell_type: isText ? 'markdown' : 'code',
        id: `cell-${place + 1}`,
        metadata: {},
        source: source.split(/(?<=\n)/),
        ...(!isText && { execution_count: outputs ? runs : null, outputs: outputs ?? [] }),
      };
    }),
    metadata: { kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' } },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

/**
 * The output of a data frame of pandas with these columns, and rows that start with their index.
 */
export function dataFrame(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): object {
  const header = columns.map((name) => `<th>${name}</th>`).join('');
  const body = rows.map(([index, ...values]) => {
    const cells = values.map((value) => `<td>${value}</td>`).join('');
    return `    <tr>\n      <th>${index}</th>${cells}\n    </tr>\n`;
  });
  const html = [
    '<div>\n<style scoped>\n    .dataframe tbody tr th { vertical-align: top; }\n</style>\n',
    '<table border="1" class="dataframe">\n  <thead>\n    <tr style="text-align: right;">',
    `<th></th>${header}</tr>\n  </thead>\n  <tbody>\n`,
    ...body,
    '  </tbody>\n</table>\n</div>',
  ];
  const plain = [['', ...columns], ...rows].map((row) => row.join('  '));
  return { 'text/html': html, 'text/plain': plain.join('\n') };
}

/** An output of a cell that shows its last value (`execute_result`). */
export function result(run: number, data: object): object {
  return { output_type: 'execute_result', execution_count: run, metadata: {}, data };
}

/** An output of a cell that draws a picture with matplotlib. */
export function figure(png: Buffer): object {
  const data = {
    'image/png': png.toString('base64'),
    'text/plain': '<Figure size 640x480 with 1 Axes>',
  };
  return { output_type: 'display_data', metadata: {}, data };
}

/** What a cell printed. */
export function printed(text: string, name: 'stdout' | 'stderr' = 'stdout'): object {
  return { output_type: 'stream', name, text: text.split(/(?<=\n)/) };
}
