import type { CallRow } from '../matrix';
import { createArtifact } from './createArtifact';
import { createVersion } from './createVersion';
import { deleteArtifact } from './deleteArtifact';
import { deleteVersion } from './deleteVersion';
import { importExisting } from './importExisting';
import { importNew } from './importNew';
import { requestDoi } from './requestDoi';
import { addRole, removeRole } from './roleRows';
import { updateLinks } from './updateLinks';
import { updateMetadata } from './updateMetadata';
import type { WriteScene } from './writeScene';

/** The writing calls, in the order of product 7. */
export const writeRows: readonly CallRow<WriteScene>[] = [
  importNew,
  importExisting,
  createArtifact,
  addRole,
  removeRole,
  updateMetadata,
  updateLinks,
  deleteVersion,
  requestDoi,
  createVersion,
  deleteArtifact,
];
