export { createArtifactEditor, type ArtifactEditorOptions } from '../api/createArtifactEditor';
export {
  createArtifactRepository,
  type ArtifactRepositoryOptions,
} from '../api/createArtifactRepository';
export { createArtifactWriter, type ArtifactWriterOptions } from '../api/createArtifactWriter';
export { readErrorLines } from '../api/errorLines';
export { RefusedError } from '../api/refusedError';
export { ShapeError } from '../api/shapeError';
export { CallError, type CallErrorCode, errorMessage } from '../domain/errors';
