export { ArtifactCard, type ArtifactCardProps } from '../components/card/ArtifactCard/ArtifactCard';
export {
  ArtifactCatalogue,
  type ArtifactCatalogueProps,
  type OwnToolsProps,
} from '../components/catalogue/ArtifactCatalogue/ArtifactCatalogue';
export {
  ArtifactFailure,
  type ArtifactFailureProps,
} from '../components/detail/ArtifactFailure/ArtifactFailure';
export {
  artifactFailureText,
  isMissing,
} from '../components/detail/ArtifactFailure/artifactFailureText';
export {
  ArtifactGrid,
  type ArtifactGridProps,
} from '../components/catalogue/ArtifactGrid/ArtifactGrid';
export { BadgeMark, type BadgeMarkProps } from '../components/card/BadgeMark/BadgeMark';
export {
  button,
  largeButton,
  primary,
  smallButton,
} from '../components/primitives/buttons/buttons.css';
export {
  CatalogueFilters,
  type CatalogueFiltersProps,
} from '../components/catalogue/CatalogueFilters/CatalogueFilters';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../components/primitives/Dialog/ConfirmDialog';
export { Dialog, type DialogProps } from '../components/primitives/Dialog/Dialog';
export { Glyph, type GlyphProps } from '../components/card/Glyph/Glyph';
export { glyphOutlines } from '../domain/artifact/glyph';
export { Icon, type IconProps } from '../components/primitives/Icon/Icon';
export { retryIcon } from '../components/primitives/Icon/listIcons';
export { bookIcon, compassIcon, forwardIcon } from '../components/primitives/Icon/pageIcons';
export { lateComponent } from '../components/primitives/base/lateComponent';
export { Message, type MessageProps } from '../components/primitives/Message/Message';
export { panel } from '../components/primitives/Panel/Panel.css';
export {
  baseStyle as part,
  muted,
  small,
  spokenOnly,
} from '../components/primitives/base/base.css';
export {
  PartBoundary,
  type PartBoundaryProps,
} from '../components/primitives/PartBoundary/PartBoundary';
export { Spinner, type SpinnerProps } from '../components/primitives/Spinner/Spinner';
export { TagList, type TagListProps } from '../components/card/TagList/TagList';
export {
  createToasts,
  type Toast,
  type ToastKind,
  type Toasts,
} from '../components/primitives/Toaster/toasts';
export {
  TroviProvider,
  type TroviProviderProps,
  useServices,
  useUser,
} from '../components/services/TroviContext';
export { useCatalogueLoader } from '../components/services/useCatalogueLoad';
export { type ArtifactRequest, useArtifact } from '../components/services/useArtifact';
export { useBadgeLookup, useBadges, useTags } from '../components/services/useVocabulary';
