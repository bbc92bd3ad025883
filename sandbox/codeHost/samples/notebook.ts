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
