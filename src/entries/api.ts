export {
  createArtifactEditor,
  type ArtifactEditorOptions,
} from '../api/editing/createArtifactEditor';
export {
  createArtifactRepository,
  type ArtifactRepositoryOptions,
} from '../api/catalogue/createArtifactRepository';
export {
  createArtifactWriter,
  type ArtifactWriterOptions,
} from '../api/editing/createArtifactWriter';
export { readReadme } from '../api/readme/readReadme';
export { RefusedError } from '../api/http/errors/refusedError';
export { ShapeError } from '../api/http/errors/shapeError';
export { CallError, type CallErrorCode } from '../domain/errors/callError';
