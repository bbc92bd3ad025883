import { PlainError, runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { root } from '../root.mjs';
import { runCommand } from '../runCommand.mjs';

/**
 * The npm scripts of two lanes, which run at the same time and take about equally long.
 * `lint:types` finds the same problems as `tsc -p .` and `eslint .`.
 */
const lanes = [
  ['lint:types'],
  ['format', 'lint:styles', 'lint:imports', 'types:layers', 'deadcode'],
];

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Runs a script, prints its line and, if it fails, its output. Returns whether it passed. */
async function passes(script) {
  const start = performance.now();
  const { code, output, errors } = await runCommand('npm', ['run', '--silent', script], {
    capture: true,
    cwd: root,
  });
  const report = output + errors || 'No output: something stopped it.\n';
  if (code === 0) console.log(`✓ ${script} (${secondsSince(start)})`);
  else console.log(`✗ ${script} (${secondsSince(start)})\n\n${report}`);
  return code === 0;
}

/** `npm run check`: format, lint, types and dead code. Runs all scripts, even if one fails. */
await runPlainly(async () => {
  checkRequirements();
  const start = performance.now();
  const failed = [];
  await Promise.all(
    lanes.map(async (scripts) => {
      for (const script of scripts) if (!(await passes(script))) failed.push(script);
    }),
  );
  if (failed.length > 0) throw new PlainError(`check failed: ${failed.join(', ')}.`);
  console.log(`check passed (${secondsSince(start)})`);
});
