import { chmodSync } from 'node:fs';

import { commandConfig } from '../configs/commandConfig.mjs';
import { at } from '../root.mjs';

import { bundle } from './bundle.mjs';

/** Builds `dist/command`: the command `trovi-widgets`. */
export async function buildCommand() {
  await bundle(commandConfig());
  chmodSync(at('dist/command/trovi-widgets.js'), 0o755);
}
