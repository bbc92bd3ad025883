export { ArtifactCard, type ArtifactCardProps } from '../components/ArtifactCard/ArtifactCard';
export {
  ArtifactCatalogue,
  type ArtifactCatalogueProps,
} from '../components/ArtifactCatalogue/ArtifactCatalogue';
export {
  ArtifactFailure,
  type ArtifactFailureProps,
} from '../components/ArtifactFailure/ArtifactFailure';
export { artifactFailureText } from '../components/ArtifactFailure/artifactFailureText';
export { ArtifactGrid, type ArtifactGridProps } from '../components/ArtifactGrid/ArtifactGrid';
export { BadgeMark, type BadgeMarkProps } from '../components/BadgeMark/BadgeMark';
export { button, largeButton, primary, smallButton } from '../components/Button/Button.css';
export {
  CatalogueFilters,
  type CatalogueFiltersProps,
} from '../components/CatalogueFilters/CatalogueFilters';
export { Glyph, glyphOutlines, type GlyphProps } from '../components/Glyph/Glyph';
export { Icon, type IconProps } from '../components/Icon/Icon';
export { retryIcon } from '../components/Icon/icons';
export { bookIcon, compassIcon, forwardIcon } from '../components/Icon/pageIcons';
export { Message, type MessageProps } from '../components/Message/Message';
export { panel } from '../components/Panel/Panel.css';
export { muted, part, small, spokenOnly } from '../components/Part/Part.css';
export { PartBoundary, type PartBoundaryProps } from '../components/PartBoundary/PartBoundary';
export { Spinner, type SpinnerProps } from '../components/Spinner/Spinner';
export { TagList, type TagListProps } from '../components/TagList/TagList';
export {
  createToasts,
  type Toast,
  type ToastKind,
  type Toasts,
} from '../components/Toaster/toasts';
export {
  TroviProvider,
  type TroviProviderProps,
  useServices,
  useUser,
} from '../components/context/TroviContext';
export { type ArtifactRequest, useArtifact } from '../components/context/useArtifact';
export { useBadgeLookup, useBadges, useTags } from '../components/context/useVocabulary';
