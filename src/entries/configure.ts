export { configure, type PageConfiguration } from '../elements/runtime/configure';
export type { GetPageToken } from '../elements/runtime/configuredPage';
