export { ArtifactCardElement } from '../elements/artifact-card.element';
export {
  ArtifactCatalogueElement,
  type FiltersDetail,
} from '../elements/artifact-catalogue.element';
export { ArtifactDetailElement } from '../elements/artifact-detail.element';
export {
  ArtifactFormElement,
  type DeletedDetail,
  type SavedDetail,
} from '../elements/artifact-form.element';
export { CitationBoxElement, type CopiedDetail } from '../elements/citation-box.element';
export type { ElementProblem } from '../elements/bridge/reportProblem';
export { configure, type PageConfiguration } from '../elements/runtime/settings/configure';
export type { GetPageToken } from '../elements/runtime/settings/configuredPage';
export type { OpeningDetail } from '../elements/runtime/openings';
export {
  type ClosedDetail,
  VersionDialogElement,
  type VersionCreatedDetail,
} from '../elements/version-dialog.element';
