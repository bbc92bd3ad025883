import { artifactDetail } from '../artifact-detail.element';
import { sharingKeyDoc } from './commonDocs';
import { documentElement } from './documentElement';

/** `trovi-artifact-detail` with its documentation. */
export const artifactDetailDocs = documentElement(artifactDetail, {
  summary:
    'All information about an artifact: description, contents, authors, versions, related artifacts and citation. With a dashboard’s address, names and tags lead to its list, and an artifact that was fetched by its id shows others by the same authors.',
  needsArtifact: true,
  attributes: {
    artifactId:
      'Id of the artifact to fetch and show, or the address of its page below `dashboard-url`.',
    version:
      'Slug of the version to show. Without it, shows the artifact as a whole, with its newest version.',
    sharingKey: sharingKeyDoc,
    headingLevel:
      'Level of the title in the headings of the page. The other headings come below it, down to 6.',
    metadata:
      'Whether the page is about this artifact: writes tags for Zotero, search engines and link previews into its head. Nothing for a private artifact or with a sharing key.',
    files:
      'Whether there is a section with the files of the version, from the hosts in the key `fileHosts` of the page’s settings, or else from github.com, gitlab.com, codeberg.org and zenodo.org. A host is asked when the reader opens the section. A policy of the page must allow these hosts.',
    places:
      'Whether a menu below the launch link offers the other places that can run the version: those of `runElsewhere` in `configure()`, or else all known ones. The menu holds links and lines to copy. The element asks none of the places.',
  },
  events: {
    'trovi-open': {
      detail: 'OpeningDetail',
      doc: 'The user opens a version or a related artifact. Call `preventDefault()` to handle navigation yourself; otherwise, the browser follows the link.',
    },
    'trovi-edit': {
      detail: 'OpeningDetail',
      doc: 'The user opens the artifact to edit it. Call `preventDefault()` to handle navigation yourself.',
    },
    'trovi-launch': {
      detail: 'OpeningDetail',
      doc: 'The user launches a version on the testbed. Call `preventDefault()` to handle the launch yourself.',
    },
  },
  parts: {
    detail: 'The whole view.',
    header: 'The title with authors, last update, usage, badges and tags.',
    title: 'The title.',
    picture: 'The drawing beside the title.',
    tags: 'The list of tags.',
    description: 'The section with the description.',
    files: 'The section with the files.',
    edit: 'The Edit link, for users who can edit the artifact.',
    contents: 'The container of the contents box.',
    launch: 'The link that launches a version. Shown only if the portal’s address is set.',
    places: 'The menu of the other places that can run the version.',
    main: 'The column with the description and the related artifacts.',
    side: 'The column with the authors, the versions and the citation.',
    box: 'The citation box.',
    tab: 'Each of the two tabs of the citation box.',
    text: 'The area of the citation’s text.',
    copy: 'The Copy button of the citation box.',
    export: 'The Export button of the citation box.',
    sentence: 'The button of the citation box that opens the sentence for a paper.',
    style: 'The choice of the citation style.',
    failure: 'The message shown if the artifact cannot be loaded.',
  },
});
