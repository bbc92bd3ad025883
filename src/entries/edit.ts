export {
  EditArtifact,
  type EditArtifactProps,
  type EditSectionName,
} from '../components/edit/EditArtifact/EditArtifact';
export { EditSkeleton } from '../components/edit/EditSkeleton/EditSkeleton';
export {
  type EditedArtifact,
  useEditedArtifact,
} from '../components/edit/EditArtifact/useEditedArtifact';
export type { EditSectionProps } from '../components/edit/EditSection/editSectionProps';
export { LinksSection } from '../components/edit/links/LinksSection/LinksSection';
export { MetadataSection } from '../components/edit/metadata/MetadataSection/MetadataSection';
export { RolesSection } from '../components/edit/roles/RolesSection/RolesSection';
export {
  VersionsSection,
  type VersionsSectionProps,
} from '../components/edit/versions/VersionsSection/VersionsSection';
export { VersionDialog } from '../components/edit/versions/VersionDialog/VersionDialog';
export type { VersionDialogProps } from '../components/forms/KindFields/versionDialogProps';
