import { runPlainly } from './plainly.mjs';
import { checkRequirements } from './requirements.mjs';

/** `npm run dev`: `npm start` with rebuilding on change. It takes the same options. */
await runPlainly(async () => {
  checkRequirements();
  const { watchDashboard } = await import('./watchDashboard.mjs');
  const { watchSandbox } = await import('./watchSandbox.mjs');
  const dashboard = await watchDashboard();
  const sandbox = await watchSandbox(process.argv.slice(2));
  const leave = async () => {
    await Promise.all([dashboard.close(), sandbox.close()]);
    process.exit(0);
  };
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
});
