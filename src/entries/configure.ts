export {
  configure,
  type GetPageToken,
  type PageConfiguration,
} from '../elements/runtime/configure';
