import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The style sheet of Bootstrap. */
export function bootstrapStyle(): Promise<string> {
  return readFile(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8');
}
