import { runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';

/** `npm run dev`: `npm start` with rebuilding on change. It takes the same options. */
await runPlainly(async () => {
  checkRequirements();
  const { watchDashboard } = await import('../watch/watchDashboard.mjs');
  const { watchSandbox } = await import('../watch/watchSandbox.mjs');
  const { ensureBuilt } = await import('../products/products.mjs');
  await ensureBuilt(['widgets']);
  const dashboard = await watchDashboard();
  const sandbox = await watchSandbox(process.argv.slice(2));
  let isLeaving = false;
  const leave = async () => {
    // Ctrl-C arrives twice: from the terminal and from npm.
    if (isLeaving) return;
    isLeaving = true;
    await Promise.all([dashboard.close(), sandbox.close()]);
    process.exit(0);
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
});
