import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

import { elementFinder } from '../../markup/elementFinder';
import type { MarkupChecker, MarkupDocument, MarkupFinding } from '../../markup/markup';

const run = promisify(execFile);
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** Enough for all messages about one walk. */
const maxBuffer = 64 * 1024 * 1024;

/** A message of `--format json`. Lines and columns begin with 1. */
interface NuMessage {
  url?: string;
  message: string;
  lastLine?: number;
  lastColumn?: number;
}

/** Checks documents with the Nu HTML checker (https://validator.github.io/validator/). */
export const nu: MarkupChecker = {
  name: 'Nu',
  async check(documents) {
    const parent = process.env.TROVI_DEEP_FOLDER ?? '.build';
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(path.join(parent, 'markup-'));
    documents.forEach(({ html }, index) => writeFileSync(path.join(folder, `${index}.html`), html));
    const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
    const { stdout } = await run('java', ['-jar', jar, ...options, folder], { maxBuffer });
    const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
    const finders = documents.map(({ html }) => elementFinder(html));
    return messages.map((message) => {
      const index = Number.parseInt(path.basename(message.url ?? ''));
      return findingOf(message, documents[index], finders[index]);
    });
  },
};

function findingOf(
  { message, lastLine = 1, lastColumn = 1 }: NuMessage,
  document: MarkupDocument | undefined,
  find: ReturnType<typeof elementFinder> | undefined,
): MarkupFinding {
  const { name, html } = document ?? { name: 'all', html: '' };
  const lines = html.split('\n').slice(0, lastLine - 1);
  const offset = lines.reduce((sum, line) => sum + line.length + 1, 0) + lastColumn - 1;
  return {
    document: name,
    rule: message,
    message,
    place: html.slice(html.lastIndexOf('<', offset), offset + 1),
    matches: (selector) => find?.(offset)?.matches(selector) ?? false,
  };
}
