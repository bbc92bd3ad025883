export {
  ArtifactDetail,
  type ArtifactDetailProps,
} from '../components/detail/ArtifactDetail/ArtifactDetail';
export { ArtifactDetailSkeleton } from '../components/detail/ArtifactDetail/ArtifactDetailSkeleton';
export { AuthorList, type AuthorListProps } from '../components/detail/AuthorList/AuthorList';
export { CitationBox, type CitationBoxProps } from '../components/citation/CitationBox/CitationBox';
export type { CitationFormat } from '../domain/citation/citationFormats';
export { ContentBox, type ContentBoxProps } from '../components/detail/ContentBox/ContentBox';
export { Markdown, type MarkdownProps } from '../components/markdown/Markdown';
export {
  PageMetadata,
  type PageMetadataProps,
} from '../components/detail/PageMetadata/PageMetadata';
export {
  RelatedArtifacts,
  type RelatedArtifactsProps,
} from '../components/detail/RelatedArtifacts/RelatedArtifacts';
export { RelatedTo } from '../components/detail/RelatedArtifacts/RelatedTo';
export { ShareButton, type ShareButtonProps } from '../components/share/ShareButton/ShareButton';
export { VersionList, type VersionListProps } from '../components/detail/VersionList/VersionList';
