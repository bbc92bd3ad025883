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
export { listArtifactsAddress, type PagePosition } from '../api/catalogue/listAddress';
export { listTagsAddress } from '../api/catalogue/listTags';
export { readErrorLines } from '../api/http/errors/errorLines';
export { readReadme } from '../api/readme/readReadme';
export { RefusedError } from '../api/http/errors/refusedError';
export { ShapeError } from '../api/http/errors/shapeError';
export { CallError, type CallErrorCode } from '../domain/errors/callError';
export { errorMessage } from '../domain/errors/serverMessages';
