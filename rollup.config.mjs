import { commandConfig } from './tools/configs/commandConfig.mjs';
import { dashboardConfig } from './tools/configs/dashboardConfig.mjs';
import { elementsConfig } from './tools/configs/elementsConfig.mjs';
import { lightConfig } from './tools/configs/lightConfig.mjs';
import { packageConfig } from './tools/configs/packageConfig.mjs';
import { scriptTagConfig } from './tools/configs/scriptTagConfig.mjs';

/** All that Rollup builds for `dist`, to run Rollup itself. `npm run build` does more. */
export default () => [
  packageConfig(),
  commandConfig(),
  elementsConfig(),
  lightConfig(),
  scriptTagConfig(),
  dashboardConfig(),
];
