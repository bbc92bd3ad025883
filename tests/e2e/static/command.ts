import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Runs the command, and closes the pipe that its output goes to. */
export async function runWithClosedOutput(...args: string[]): Promise<Printed> {
  const child = spawn(process.execPath, [file, ...args]);
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: '', errors };
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
