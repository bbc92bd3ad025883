export { badgeSvg, type BadgeSvgOptions } from '../domain/artifact/badges/badgeSvg';
export {
  renderStatic,
  type StaticFormat,
  staticFormats,
  type StaticKind,
  staticKinds,
  type StaticOptions,
} from '../static/renderStatic';
