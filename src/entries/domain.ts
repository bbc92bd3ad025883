export type { Artifact } from '../domain/artifact/artifact';
export type { ArtifactEditor } from '../domain/ports/artifactEditor';
export { displayTitle } from '../domain/artifact/derivedValues';
export { canEdit } from '../domain/artifact/permissions';
export type { ArtifactWriter } from '../domain/ports/artifactWriter';
export type { Author } from '../domain/artifact/author';
export {
  type Badge,
  type BadgeCatalogue,
  badgesOf,
  noBadges,
} from '../domain/artifact/badges/badge';
export { bibtex } from '../domain/citation/bibtex';
export {
  type CatalogueQuery,
  readCatalogueQuery,
  sortOf,
  writeCatalogueQuery,
} from '../domain/catalogue/catalogueQuery';
export { citationText } from '../domain/citation/citation';
export type { CitationPart, CitationStyle } from '../domain/citation/styles/citationStyle';
export { citationParts, formatCitation } from '../domain/citation/styles/formatCitation';
export type { CitationOptions } from '../domain/citation/citedFacts';
export type { CatalogueConfiguration } from '../domain/configuration/configuration';
export { readConfiguration } from '../domain/configuration/readConfiguration';
export { artifactUrl, catalogueUrl } from '../domain/addresses/routes';
export { CallError } from '../domain/errors/callError';
export {
  exportArtifact,
  type ExportedFile,
  type ExportOptions,
} from '../domain/exports/exportArtifact';
export { exportList } from '../domain/exports/list/exportList';
export { type ExportFormat, exportFormats } from '../domain/exports/exportFormats';
export type { HeadEntry } from '../domain/metadata/headEntry';
export { pageMetadata, type PageMetadataOptions } from '../domain/metadata/pageMetadata';
export { countFacets, type FacetCounts } from '../domain/catalogue/facets';
export { type ArtifactFilters, filterArtifacts, noFilters } from '../domain/catalogue/filters';
export type { ArtifactRepository } from '../domain/ports/artifactRepository';
export type { GetToken } from '../domain/ports/getToken';
export type { Session, SessionState, SignOnSession } from '../domain/ports/session';
export { SignOnError } from '../domain/errors/signOnError';
export { type ArtifactSort, sortArtifacts } from '../domain/catalogue/sorting';
export { discardDrafts, hasDrafts } from '../domain/drafts/storedDraft';
export type { DraftStorage } from '../domain/drafts/draftStorage';
export type { User } from '../domain/artifact/user';
export type { ArtifactVersion } from '../domain/artifact/version';
export { findVersion, latestVersion } from '../domain/artifact/versions/versions';
export { copyValues, type StartValues } from '../domain/imports/startValues';
