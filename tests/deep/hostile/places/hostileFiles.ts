import type { BrowserContext } from '@playwright/test';

import { aCodeCell, aMarkdownCell, aNotebook, anOutput } from '../../../builders/aNotebook';
import type { Json } from '../../../e2e/catalogue/brokenArtifacts';
import type { Attack } from '../corpus/attack';
import { hostileArtifact, markedProse } from './hostileArtifact';

/** Files of a repository. */
export interface HostileFile {
  path: string;
  text: string;
  /** The number of its cells, for a notebook. */
  cells?: number;
}

/**
 * The files of a repository with these attacks in every place of a file: the kinds of cells and
 * outputs of a notebook, Markdown, tables, pictures, code and names.
 */
export function hostileFiles(attacks: readonly Attack[]): HostileFile[] {
  const cells = attacks.flatMap(({ text }) => hostileCells(text));
  const rows = attacks.map(({ text }) => `"${text.replaceAll('"', '""')}",1`);
  const code = attacks.map(({ text }) => text).join('\n');
  const notebooks = [
    { path: 'notebook.ipynb', text: aNotebook(cells), cells: cells.length },
    { path: 'old.ipynb', text: oldNotebook(attacks), cells: attacks.length * 3 },
  ];
  const each = attacks.flatMap(({ text }, index) => [
    { path: `${index} ${text.replaceAll(/[/\0]/g, '∕').slice(0, 200)}.md`, text },
    { path: `${index}.svg`, text: `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>` },
  ]);
  return [
    ...notebooks,
    { path: 'table.csv', text: ['text,number', ...rows].join('\n') },
    { path: 'code.py', text: code },
    ...each,
  ];
}

/** An artifact with a version in git, and a marked description. */
export function artifactWithFiles(): Json {
  const { versions, ...artifact } = hostileArtifact({ text: markedProse }, 1);
  const [version] = versions as [Json];
  const contents = { urn: 'urn:trovi:contents:git:https://github.com/lab/traces.git@v1' };
  return { ...artifact, versions: [{ ...version, slug: '1', contents }] };
}

function hostileCells(text: string) {
  return [
    aMarkdownCell(text, { [text]: text }),
    { cell_type: 'raw', metadata: {}, source: text },
    { cell_type: text, metadata: {}, source: text },
    aCodeCell(text, [
      { output_type: 'stream', name: 'stdout', text: `\u001b[31m${text}` },
      { output_type: 'error', ename: text, evalue: text, traceback: [text] },
      anOutput({ 'text/html': text }),
      anOutput({ 'text/html': `<div>${text}</div>`, 'text/plain': text }),
      anOutput({ 'image/svg+xml': `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>` }),
      anOutput({ 'image/png': text }),
      anOutput({ 'text/markdown': text }),
      anOutput({ 'text/latex': text }),
      anOutput({ 'application/json': { [text]: text } }),
      anOutput({ 'application/javascript': text, [text]: text }),
    ]),
  ];
}

function oldNotebook(attacks: readonly Attack[]): string {
  const cells = attacks.flatMap(({ text }) => [
    { cell_type: 'heading', level: 1, source: text },
    { cell_type: 'html', source: text },
    {
      cell_type: 'code',
      language: text,
      input: text,
      outputs: [{ output_type: 'pyout', html: text }],
    },
  ]);
  return JSON.stringify({
    nbformat: 3,
    metadata: { language_info: attacks[0] },
    worksheets: [{ cells }],
  });
}

/** Lets the sandbox's GitHub have these files in every repository. */
export async function respondWithFiles(
  context: BrowserContext,
  files: readonly HostileFile[],
): Promise<void> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const headers = { 'access-control-allow-origin': '*' };
  const tree = files.map(({ path, text }) => ({
    path,
    mode: '100644',
    type: 'blob',
    size: text.length,
  }));
  await context.route(/\/hosts\/github\/repos\//, (route) =>
    route.fulfill({ json: { tree, truncated: false }, headers }),
  );
  await context.route(/\/hosts\/github-raw\//, (route) => {
    const [, encoded = ''] =
      /\/github-raw\/[^/]+\/[^/]+\/[^/]+\/(.+)$/.exec(route.request().url()) ?? [];
    const path = decodeURIComponent(encoded);
    const contentType = path.endsWith('.svg') ? 'image/svg+xml' : 'text/plain';
    return route.fulfill({ body: texts.get(path) ?? '', contentType, headers });
  });
}
