import { spawn } from 'node:child_process';

/**
 * Runs a program until it exits. Its output goes to the terminal, or with `capture` into the
 * result. `code` is its exit code. It is 1 if the program could not start, was killed, or took
 * longer than `timeout` milliseconds.
 */
export function runCommand(command, args, { capture = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      killSignal: 'SIGKILL',
      ...options,
    });
    let output = '';
    let errors = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (errors += text));
    child.on('error', (error) => resolve({ code: 1, output, errors: errors || error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output, errors }));
  });
}

/** Runs a Node script, such as a tool of an npm package, by its path. */
export function runTool(file, args, options) {
  return runCommand(process.execPath, [file, ...args], options);
}
