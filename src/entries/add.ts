export { AddArtifact, type AddArtifactProps } from '../components/add/AddArtifact/AddArtifact';
export { ArtifactForm } from '../components/add/ArtifactForm/ArtifactForm';
export { ImportForm } from '../components/add/ImportForm/ImportForm';
export type { AddFormProps } from '../components/add/addFormProps';
export type { AddMode } from '../domain/addresses/routeQueries';
