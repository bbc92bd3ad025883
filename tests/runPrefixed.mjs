import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a Node script and prints its output, with the name before each line. Several can
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
