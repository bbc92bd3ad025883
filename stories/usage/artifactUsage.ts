import type { Usage } from './usageTypes';

/** The components that show one artifact. */
export const artifactUsage: Readonly<Record<string, Usage>> = {
  ArtifactCard: {
    use: 'In a list, to let people compare artifacts and open one.',
    avoid:
      'For the whole artifact, use `ArtifactDetail`. For its citation alone, use `CitationBox`.',
    keys: 'Tab goes to the title, to the tags as one stop, and to the buttons. Arrow keys move between the tags. Esc closes an open panel.',
    content:
      'Pass the artifact as the catalogue returns it. Titles and descriptions are cut by the card, never by you.',
  },
  ArtifactDetail: {
    use: 'To show one artifact, or one of its versions, on a page of its own.',
    avoid:
      'In a list, use `ArtifactCard`. On a page that describes the work itself, use `CitationBox` or `ContentBox`.',
    keys: 'Tab goes through the page in the order of reading. Tags are one stop, and arrow keys move between them. Arrow keys change the tab of the citation.',
    content: 'The title is a heading of level 1. Set `headingLevel` if your page has its own.',
  },
  ArtifactDetailSkeleton: {
    use: 'While an artifact loads that `ArtifactDetail` will show.',
    avoid: 'Not for a part of a page, and not for more than one artifact.',
    keys: 'Nothing can get the focus.',
    content: 'A screen reader hears once that the artifact is loading.',
  },
  ArtifactFailure: {
    use: 'Instead of an artifact that could not be loaded.',
    avoid: 'For a list, `ArtifactCatalogue` shows its own failures.',
    keys: 'Try again is a button, and there only if another attempt can help.',
    content: 'It chooses the words by the error. Don’t repeat them in a toast.',
  },
  AuthorList: {
    use: 'To name the authors of an artifact, with their affiliations.',
    avoid: '`ArtifactDetail` contains it.',
    keys: 'Tab goes to links and to the buttons that unfold.',
    content: 'The order of the authors is theirs. Don’t sort it.',
  },
  BadgeMark: {
    use: 'To show a badge of an artifact, with its name or as a picture alone.',
    avoid: 'For tags, use `TagList`. A badge is awarded, a tag is chosen.',
    keys: 'A badge with a page is a link.',
    content: 'Use the name and the description that the catalogue gives.',
  },
  CitationBox: {
    use: 'To let people cite an artifact or a version, in the style that they need.',
    avoid: 'For a list of references of your own, use `citationText` of the domain.',
    keys: 'Left, Right, Home and End change the tab. Tab goes to the style and to Copy.',
    content: 'A citation that the authors gave comes first. Never edit the text of a citation.',
  },
  ContentBox: {
    use: 'To let people launch, download or clone a version.',
    avoid: '`ArtifactDetail` contains it.',
    keys: 'Launch is the first stop. Code that scrolls can get the focus, so that arrow keys scroll it.',
    content: 'Only what the version offers is shown: without an archive, there is no Download.',
  },
  Glyph: {
    use: 'To let people recognize an artifact, beside its title.',
    avoid: 'Not alone: it is decoration, and screen readers skip it.',
    keys: 'It cannot get the focus.',
    content: 'The id determines the picture. The same artifact looks the same everywhere.',
  },
  Markdown: {
    use: 'To show a text in GitHub’s Markdown that people wrote.',
    avoid: 'Not for texts of your own page: write them as HTML.',
    keys: 'Links, and tables and code that scroll, can get the focus.',
    content: 'HTML in the text is cleaned. Headings move below the heading of their place.',
  },
  PageMetadata: {
    use: 'On a page that shows one artifact, so that search engines and reference managers can read it.',
    avoid: 'Not twice in a page, and not on a list.',
    keys: 'It shows nothing.',
    content: 'It writes into the head of the page, and removes its tags when it is gone.',
  },
  RelatedArtifacts: {
    use: 'To show the artifacts that an artifact links to.',
    avoid: 'For artifacts that link to this one, use `RelatedTo`.',
    keys: 'Tab goes from link to link.',
    content: 'The order is the owner’s. Artifacts that a reader may not see are left out.',
  },
  RelatedTo: {
    use: 'To show the artifacts that link to an artifact.',
    avoid: 'For its own links, use `RelatedArtifacts`.',
    keys: 'Tab goes from link to link.',
    content: 'Artifacts of the same owner come first. Without any, it shows nothing.',
  },
  ShareButton: {
    use: 'Beside the title of an artifact: a link, a badge for a README, and code to embed it.',
    avoid: 'If people need only a citation, use `CitationBox`.',
    keys: 'Enter opens a dialog. Esc closes it, and the focus returns to the button.',
    content: 'The link of a private artifact contains its key only if the page has it.',
  },
  TroviProvider: {
    use: 'Once, around all components of a page: it gives them the catalogue, the session and the configuration.',
    avoid: 'Custom elements don’t need it. They read their attributes and `configure`.',
    keys: 'It shows nothing.',
    content: 'Create the services once, outside of rendering. New ones load everything again.',
  },
  VersionList: {
    use: 'To let people change between the versions of an artifact.',
    avoid: 'To delete versions or to request DOIs, use `VersionsSection`.',
    keys: 'Tab goes from version to version. Enter opens one, and the focus stays.',
    content: 'The newest version comes first. Dates are those of the catalogue.',
  },
};
