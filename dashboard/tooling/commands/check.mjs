import { PlainError, runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { at, root } from '../root.mjs';
import { runCommand } from '../runCommand.mjs';

/** Each step with the script that repeats it alone, and what Node runs. */
const types = {
  name: 'types and ESLint',
  repeat: 'npm run types; npx eslint .',
  // Collecting garbage in larger portions saves a fifth of the time.
  flags: ['--max-semi-space-size=64', '--max-old-space-size=4096'],
  run: ['dashboard/tooling/lint/lintScripts.mjs'],
};
const format = {
  name: 'format',
  repeat: 'npm run format',
  run: [
    'node_modules/prettier/bin/prettier.cjs',
    ...['--check', '--cache', '--cache-strategy=content'],
    ...['--cache-location=.build/prettier-cache', '.'],
  ],
};
const styles = {
  name: 'styles',
  repeat: 'npm run lint',
  run: ['dashboard/tooling/commands/lintStyles.mjs'],
};
const imports = {
  name: 'imports',
  repeat: 'npm run lint',
  run: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...['src', 'dashboard', 'tests', 'stories', '.storybook'],
  ],
};
const deadCode = {
  name: 'dead code',
  repeat: 'npm run deadcode',
  run: ['node_modules/knip/bin/knip.js'],
};

/** They run at the same time and take about as long as each other. */
const lanes = [[types], [format, styles, imports, deadCode]];

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Runs a step, prints its line and, if it fails, its output. Returns whether it passed. */
async function passes({ name, repeat, flags = [], run: [file, ...args] }) {
  const start = performance.now();
  const command = [...flags, at(file), ...args];
  const { code, output, errors } = await runCommand(process.execPath, command, {
    capture: true,
    cwd: root,
  });
  const told = output + errors || 'No output: something stopped it.\n';
  if (code === 0) console.log(`✓ ${name} (${secondsSince(start)})`);
  else console.log(`✗ ${name} (${secondsSince(start)}), repeat: ${repeat}\n\n${told}`);
  return code === 0;
}

/** `npm run check`: format, lint, types and dead code. Runs all steps, even if one fails. */
await runPlainly(async () => {
  checkRequirements();
  const start = performance.now();
  const failed = [];
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) if (!(await passes(step))) failed.push(step.name);
    }),
  );
  if (failed.length > 0) throw new PlainError(`check failed: ${failed.join(', ')}.`);
  console.log(`check passed (${secondsSince(start)})`);
});
