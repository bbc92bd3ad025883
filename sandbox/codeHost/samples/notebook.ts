/**
 * A Jupyter notebook without output: texts starting with `#` become Markdown cells, all others
 * code.
 */
export function notebook(...cells: string[]): string {
  const document = {
    cells: cells.map((source, place) => {
      const isText = source.startsWith('#');
      return {
        cell_type: isText ? 'markdown' : 'code',
        id: `cell-${place + 1}`,
        metadata: {},
        source: source.split(/(?<=\n)/),
        ...(!isText && { execution_count: null, outputs: [] }),
      };
    }),
    metadata: { kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' } },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
