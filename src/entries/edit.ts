export {
  EditArtifact,
  type EditArtifactProps,
  type EditSectionName,
} from '../components/EditArtifact/EditArtifact';
export { EditSkeleton } from '../components/EditArtifact/EditSkeleton';
export {
  type EditedArtifact,
  useEditedArtifact,
} from '../components/EditArtifact/useEditedArtifact';
export type { EditSectionProps } from '../components/EditSection/editSectionProps';
export { LinksSection } from '../components/LinksSection/LinksSection';
export { MetadataSection } from '../components/MetadataSection/MetadataSection';
export { RolesSection } from '../components/RolesSection/RolesSection';
export {
  VersionsSection,
  type VersionsSectionProps,
} from '../components/VersionsSection/VersionsSection';
export { VersionDialog } from '../components/VersionDialog/VersionDialog';
export type { VersionDialogProps } from '../components/VersionDialog/versionDialogProps';
