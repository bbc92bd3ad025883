export {
  createArtifactRepository,
  type ArtifactRepositoryOptions,
} from '../api/createArtifactRepository';
export { errorMessage, readErrorLines } from '../api/errorLines';
export { RefusedError } from '../api/refusedError';
export { ShapeError } from '../api/shapeError';
export { CallError, type CallErrorCode } from '../domain/errors';
