import { PlainError } from '../plainly.mjs';
import { at, root } from '../root.mjs';
import { runTool } from '../runCommand.mjs';

/**
 * Builds `storybook-static`: the stories as static files for any web server. Storybook's output is
 * shown only if it fails.
 */
export async function buildStorybook() {
  const args = ['build', '--disable-telemetry', '--quiet', '--output-dir', at('storybook-static')];
  const tool = at('node_modules/storybook/dist/bin/dispatcher.js');
  const { code, output, errors } = await runTool(tool, args, { cwd: root, capture: true });
  if (code !== 0) throw new PlainError(`Storybook could not be built.\n${output}${errors}`);
}
