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
  ArtifactGrid,
  type ArtifactGridProps,
} from '../components/catalogue/ArtifactGrid/ArtifactGrid';
export { BadgeMark, type BadgeMarkProps } from '../components/card/BadgeMark/BadgeMark';
export {
  CatalogueFilters,
  type CatalogueFiltersProps,
} from '../components/filters/CatalogueFilters/CatalogueFilters';
export { Glyph, type GlyphProps } from '../components/card/Glyph/Glyph';
export { PartBoundary, type PartBoundaryProps } from '../components/ui/PartBoundary/PartBoundary';
export { TagList, type TagListProps } from '../components/card/TagList/TagList';
export {
  createToasts,
  type Toast,
  type ToastKind,
  type Toasts,
} from '../components/ui/Toaster/toasts';
export {
  TroviProvider,
  type TroviProviderProps,
  useServices,
  useUser,
} from '../components/services/TroviContext';
export { type ArtifactRequest, useArtifact } from '../components/services/useArtifact';
export { useBadges, useTags } from '../components/services/useVocabulary';
