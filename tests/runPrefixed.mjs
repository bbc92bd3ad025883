import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a script of Node to its end and prints its output, each line after the name. Several can
 * run at the same time. Returns the exit code.
 */
export function runPrefixed(name, file, args, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.trim()) console.log(`${name.padEnd(10)} | ${line}`);
      });
    }
    child.on('error', ({ message }) => {
      console.error(message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
