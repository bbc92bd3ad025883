export { configure, type PageConfiguration } from '../elements/runtime/settings/configure';
export type { GetPageToken } from '../elements/runtime/settings/configuredPage';
