import { watch } from 'rollup';

import { dashboardConfig } from '../configs/dashboardConfig.mjs';
import { formatBuildError } from '../products/bundle.mjs';
import { forgetProduct } from '../products/products.mjs';

/**
 * Builds the dashboard for development, and rebuilds it on every change. Resolves after the first
 * build.
 */
export async function watchDashboard() {
  // From now on, `dist/dashboard` contains a development build.
  forgetProduct('dashboard');
  const config = dashboardConfig({ isDevelopment: true });
  const watcher = watch({ ...config, watch: { clearScreen: false } });
  await new Promise((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') console.log(`Dashboard built in ${event.duration} ms.`);
      if (event.code === 'ERROR') console.error(formatBuildError(event.error));
      if ('result' in event) void event.result?.close();
      if (event.code === 'END' || event.code === 'ERROR') resolve();
    });
  });
  return { close: () => watcher.close() };
}
