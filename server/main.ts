import path from 'node:path';

import { runScript } from './commandLine';
import { readOptions, usage } from './production/serverOptions';
import { startProduction } from './production/productionServer';

/** Runs `npm run start:production`. */
await runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') return void process.stdout.write(`${usage}\n`);
  const folder = path.resolve('dist/dashboard');
  const renderer = path.resolve('.build/rendering/main.mjs');
  const pictureWorker = path.resolve('.build/server/pictureWorker.mjs');
  const { address, remarks, close } = await startProduction({
    folder,
    renderer,
    pictureWorker,
    ...options,
  });
  for (const remark of remarks) process.stderr.write(`${remark}\n`);
  process.stdout.write(`\n  Dashboard   ${address}\n\n  Ctrl-C ends it.\n`);
  const stop = () => void close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
});
