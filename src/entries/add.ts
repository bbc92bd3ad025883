export {
  AddArtifact,
  type AddArtifactProps,
  type AddMode,
} from '../components/AddArtifact/AddArtifact';
export { ArtifactForm } from '../components/ArtifactForm/ArtifactForm';
export { ImportForm } from '../components/ImportForm/ImportForm';
export type { AddFormProps } from '../components/Submission/addFormProps';
