import { execFile } from 'node:child_process';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../../dist/command/trovi-widgets.js');

/** What a call of the command printed. */
export interface Printed {
  code: number;
  output: string;
  errors: string;
}

/** Runs the built command `trovi-widgets` in a process of its own. */
export function runCommand(...args: string[]): Promise<Printed> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], (error, output, errors) => {
      resolve({ code: Number(error?.code ?? 0), output, errors });
    });
  });
}

/** Renders an artifact. Fails if the command does. */
export async function render(kind: string, api: string, id: string, ...args: string[]) {
  const { code, output, errors } = await runCommand(
    'render',
    kind,
    '--api',
    api,
    '--id',
    id,
    ...args,
  );
  if (code !== 0 || errors) throw new Error(`The command failed with code ${code}: ${errors}`);
  return output;
}
