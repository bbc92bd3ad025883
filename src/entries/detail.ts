export {
  ArtifactDetail,
  type ArtifactDetailProps,
} from '../components/ArtifactDetail/ArtifactDetail';
export { ArtifactDetailSkeleton } from '../components/ArtifactDetail/ArtifactDetailSkeleton';
export { AuthorList, type AuthorListProps } from '../components/AuthorList/AuthorList';
export {
  CitationBox,
  type CitationBoxProps,
  type CitationFormat,
} from '../components/CitationBox/CitationBox';
export { ContentBox, type ContentBoxProps } from '../components/ContentBox/ContentBox';
export { CopyButton, type CopyButtonProps } from '../components/CopyButton/CopyButton';
export { Markdown, type MarkdownProps } from '../components/Markdown/Markdown';
export {
  RelatedArtifacts,
  type RelatedArtifactsProps,
} from '../components/RelatedArtifacts/RelatedArtifacts';
export { RelatedTo } from '../components/RelatedArtifacts/RelatedTo';
export { Timestamp, type TimestampProps } from '../components/Timestamp/Timestamp';
export { VersionList, type VersionListProps } from '../components/VersionList/VersionList';
