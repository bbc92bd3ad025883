export { VersionDialog } from '../components/VersionDialog/VersionDialog';
export type { VersionDialogProps } from '../components/VersionDialog/versionDialogProps';
