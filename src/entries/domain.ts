export type { Artifact, Reproducibility, Visibility } from '../domain/artifact/artifact';
export {
  type ArtifactDraft,
  emptyArtifactDraft,
  isEmptyArtifactDraft,
  tidyArtifactDraft,
} from '../domain/drafts/artifactDraft';
export type { ArtifactEditor } from '../domain/ports/artifactEditor';
export type { MetadataChanges } from '../domain/drafts/artifactDraft';
export type { VersionDetails } from '../domain/editing/newVersion/newVersion';
export {
  displayTitle,
  gitHubRepositoryOfArtifact,
  gitHubUrl,
  gitSourceOfArtifact,
  hasDoi,
  isCollection,
  isLinkedTo,
  isOpenToAll,
  isPrivateWithoutDoi,
} from '../domain/artifact/derivedValues';
export { authorNames, authorString, latestMonthAndYear } from '../domain/citation/citedValues';
export { canEdit, canEditRoles, isOwner } from '../domain/artifact/permissions';
export { type Metrics, totalMetrics, versionMetrics } from '../domain/artifact/metrics';
export type { ArtifactWriter } from '../domain/ports/artifactWriter';
export { type Author, looksLikeEmail } from '../domain/artifact/author';
export {
  type Badge,
  type BadgeCatalogue,
  badgesOf,
  noBadges,
} from '../domain/artifact/badges/badge';
export { bibtex } from '../domain/citation/bibtex';
export { citationKey } from '../domain/citation/citationKey';
export {
  type CatalogueQuery,
  readCatalogueQuery,
  sortOf,
  writeCatalogueQuery,
} from '../domain/catalogue/catalogueQuery';
export { countCharacters, limitProblem, tidyText } from '../domain/text/characters';
export { citationText } from '../domain/citation/citation';
export type { CitationPart, CitationStyle } from '../domain/citation/styles/citationStyle';
export { citationParts, formatCitation } from '../domain/citation/styles/formatCitation';
export {
  type ArchivedVersion,
  type CitationOptions,
  citedFacts,
  type CitedFacts,
} from '../domain/citation/citedFacts';
export { type CslItem, cslItem } from '../domain/citation/cslItem';
export type { CslName } from '../domain/citation/names/cslName';
export {
  type CatalogueConfiguration,
  checkConfiguration,
} from '../domain/configuration/configuration';
export {
  type ConfigurationReading,
  readConfiguration,
} from '../domain/configuration/readConfiguration';
export {
  aboutUrl,
  addArtifactUrl,
  type ArtifactLinkOptions,
  artifactUrl,
  catalogueUrl,
  editUrl,
  loginUrl,
  needsLogin,
  pathWithin,
  type RouteName,
  routeOf,
  routes,
  screenPath,
  tidyPath,
} from '../domain/addresses/routes';
export {
  readAddMode,
  readLoginBack,
  readSharingKey,
  writeAddMode,
} from '../domain/addresses/routeQueries';
export { type DraftProblem, findDraftProblems } from '../domain/drafts/draftValidation';
export type { AuthorField, DraftField } from '../domain/drafts/draftField';
export { CallError, type CallErrorCode } from '../domain/errors/callError';
export {
  exportArtifact,
  type ExportedFile,
  type ExportOptions,
} from '../domain/exports/exportArtifact';
export { type ExportedList, exportList } from '../domain/exports/list/exportList';
export { type ListFormat, listFormats } from '../domain/exports/list/listFormats';
export {
  type ExportFormat,
  type ExportFormatDescription,
  exportFormats,
} from '../domain/exports/exportFormats';
export type { HeadEntry, JsonLdEntry, LinkEntry, MetaEntry } from '../domain/metadata/headEntry';
export {
  metadataPrefixes,
  pageMetadata,
  type PageMetadataOptions,
} from '../domain/metadata/pageMetadata';
export { errorMessage } from '../domain/errors/serverMessages';
export { countFacets, type FacetCounts, facetKey } from '../domain/catalogue/facets';
export type { FlagFilter } from '../domain/catalogue/flagFilters';
export {
  type ArtifactFilters,
  countFilters,
  filterArtifacts,
  type FilterContext,
  isFiltering,
  noFilters,
} from '../domain/catalogue/filters';
export {
  type GitHubRepository,
  gitHubRepositoryOf,
  type GitSource,
  gitSourceOf,
} from '../domain/artifact/git/git';
export { cloneCommands, cloneUrl, repositoryPageUrl } from '../domain/artifact/git/repositoryLinks';
export { repositoryName } from '../domain/artifact/git/repositoryName';
export type { GitRef } from '../domain/artifact/git/gitRefs';
export {
  type Glyph,
  type GlyphCell,
  type GlyphHue,
  glyphOf,
  type GlyphShape,
} from '../domain/artifact/glyph';
export type {
  SignOnConfiguration,
  SignOnOptions,
  ProviderConfiguration,
  RealmConfiguration,
} from '../domain/configuration/signOnConfiguration';
export type { LinkedArtifact, LinkingArtifact } from '../domain/artifact/links';
export {
  configureDaypassUrl,
  downloadUrl,
  type LaunchOptions,
  launchUrl,
  type PortalLinkOptions,
  requestDaypassUrl,
} from '../domain/addresses/portalLinks';
export type {
  ArtifactPage,
  ArtifactRepository,
  FindOptions,
  ListOptions,
  ListScope,
} from '../domain/ports/artifactRepository';
export type { CatalogueMemory, RememberedArtifacts } from '../domain/ports/catalogueMemory';
export type { GetToken, TokenRequest } from '../domain/ports/getToken';
export type {
  LoginOptions,
  LogoutOptions,
  Session,
  SessionState,
  SignOnSession,
} from '../domain/ports/session';
export { rememberedArtifacts } from '../domain/catalogue/rememberedArtifacts';
export { RefusedDraftError } from '../domain/drafts/refusedDraft';
export {
  readRepositoryAddress,
  type RepositoryAddressReading,
} from '../domain/artifact/git/repositoryAddress';
export type { Role, RoleAssignment } from '../domain/artifact/role';
export { SignOnError, type SignOnErrorCode } from '../domain/errors/signOnError';
export {
  type ArtifactSort,
  artifactSorts,
  defaultSort,
  sortArtifacts,
} from '../domain/catalogue/sorting';
export { readStoredArtifacts, writeStoredArtifacts } from '../domain/catalogue/storedArtifacts';
export { discardDrafts, discardEdits, hasDrafts, noteKey } from '../domain/drafts/storedDraft';
export type { DraftStorage } from '../domain/drafts/draftStorage';
export { selectableTags } from '../domain/catalogue/tagChoice';
export {
  formatDay,
  formatExactTime,
  type MonthAndYear,
  monthAndYear,
  parseTimestamp,
} from '../domain/artifact/timestamps';
export {
  isSameUrn,
  projectUrn,
  readUrn,
  type Urn,
  type UrnNames,
  userUrn,
  usernameOf,
} from '../domain/artifact/urn/urn';
export { parseDoiUrn, parseUrn } from '../domain/artifact/urn/parseUrn';
export { hasArchive } from '../domain/artifact/contents/contentsArchive';
export { doiContentsUrn, gitContentsUrn } from '../domain/artifact/contents/contentsUrn';
export { UrnError, type UrnErrorCode } from '../domain/artifact/urn/urnError';
export type { User } from '../domain/artifact/user';
export type { ArtifactVersion, EnvironmentSetup, VersionLink } from '../domain/artifact/version';
export { doiUrl, isGitVersion, versionDoi } from '../domain/artifact/contents/versionContents';
export {
  type ContentsKind,
  contentsKindOf,
  type SourceCodeSetup,
  sourceCodeSetup,
} from '../domain/artifact/contents/contentsKind';
export {
  findVersion,
  isSameVersion,
  latestVersion,
  otherVersions,
} from '../domain/artifact/versions/versions';
export { copyValues, type StartValues } from '../domain/imports/startValues';
export { copyUrl, readCopySource } from '../domain/addresses/copyUrl';
