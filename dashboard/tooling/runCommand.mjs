import { spawn } from 'node:child_process';

/**
 * Runs a program to its end. Its output goes to the terminal, or with `capture` into the answer. `code` is its exit code,
 * and 1 where it could not be started, was ended by a signal or took longer than `timeout` milliseconds.
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

/** Runs one of the package's own tools, a script of Node, by its file inside `node_modules`. */
export function runTool(file, args, options) {
  return runCommand(process.execPath, [file, ...args], options);
}
