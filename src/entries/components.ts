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
export { button, largeButton, primary, smallButton } from '../components/ui/buttons/buttons.css';
export {
  CatalogueFilters,
  type CatalogueFiltersProps,
} from '../components/filters/CatalogueFilters/CatalogueFilters';
export { ConfirmDialog, type ConfirmDialogProps } from '../components/ui/Dialog/ConfirmDialog';
export { Dialog, type DialogProps } from '../components/ui/Dialog/Dialog';
export { Glyph, type GlyphProps } from '../components/card/Glyph/Glyph';
export { glyphOutlines } from '../domain/artifact/glyph';
export { Icon, type IconProps } from '../components/ui/Icon/Icon';
export { retryIcon } from '../components/ui/Icon/actionIcons';
export { bookIcon, compassIcon } from '../components/ui/Icon/objectIcons';
export { forwardIcon } from '../components/ui/Icon/arrowIcons';
export {
  lazyCode,
  type LazyCode,
  LazyNote,
  lazyScreen,
  UnloadedScreen,
  useLazyCode,
} from '../components/ui/lazy/lazyCode';
export { Message, type MessageProps } from '../components/ui/Message/Message';
export { panel } from '../components/ui/Panel/Panel.css';
export { baseStyle as part, muted, small, spokenOnly } from '../components/ui/base/base.css';
export { PartBoundary, type PartBoundaryProps } from '../components/ui/PartBoundary/PartBoundary';
export { Spinner, type SpinnerProps } from '../components/ui/Spinner/Spinner';
export { TagList, type TagListProps } from '../components/card/TagList/TagList';
export {
  createToasts,
  type Toast,
  type ToastKind,
  type Toasts,
} from '../components/ui/Toaster/toasts';
export {
  provideData,
  type ProvidedData,
  type ProvidedList,
} from '../components/services/providedData';
export { useBrowserValue, useIsHydrating } from '../components/services/useBrowserValue';
export {
  anonymous,
  TroviProvider,
  type TroviProviderProps,
  useServices,
  useUser,
} from '../components/services/TroviContext';
export { useCatalogueLoader } from '../components/services/useCatalogueLoad';
export { type ArtifactRequest, useArtifact } from '../components/services/useArtifact';
export { useBadgeLookup, useBadges, useTags } from '../components/services/useVocabulary';
