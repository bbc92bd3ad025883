import type { Usage } from './usageTypes';

const tagKeys =
  'A group of tags is one stop of Tab. Arrow keys move in it, from the last tag to the first again.';

/** The components of lists. */
export const catalogueUsage: Readonly<Record<string, Usage>> = {
  ArtifactCatalogue: {
    use: 'To let people search, filter and sort a catalogue on a page of its own.',
    avoid:
      'For a fixed choice of artifacts, use `ArtifactGrid`. For a few artifacts with a link to the list, use `FeaturedArtifacts`.',
    keys: 'Tab goes from the search box through the groups of filters to the cards. In a group, arrow keys, Home and End move between the boxes. On the title of a card, arrow keys, Page Up, Page Down, Home and End move between cards.',
    content:
      'Keep the query in the address, so that people can share a list and come back to it. Give the page its own heading: the list begins with a heading of level 2.',
  },
  ArtifactGrid: {
    use: 'To show artifacts that you have chosen, for example those of a project.',
    avoid: 'If people should search or filter, use `ArtifactCatalogue`.',
    keys: 'On the title of a card, arrow keys, Home and End move between cards. Tab goes through the controls of each card.',
    content: 'Put a heading before the grid that says what the artifacts have in common.',
  },
  CatalogueFilters: {
    use: 'If you show the list yourself, and want the search box and the filters of the catalogue.',
    avoid: '`ArtifactCatalogue` contains it. Don’t show both.',
    keys: 'Each group of boxes is one stop of Tab. Arrow keys, Home and End move in a group, Space ticks a box. Esc clears the filter for tags, and Enter ticks the only tag that is left.',
    content:
      'Pass the number of artifacts that each filter would leave only when you know it. Without it, no number is shown.',
  },
  FeaturedArtifacts: {
    use: 'On a start page, to show the newest artifacts, or those of one topic.',
    avoid: 'For the whole catalogue, use `ArtifactCatalogue`.',
    keys: 'On the title of a card, arrow keys, Home and End move between cards.',
    content: 'Say in a heading what is shown: the newest, or the topic.',
  },
  PopularTags: {
    use: 'On a start page, to lead people who don’t know what to search for.',
    avoid: 'For the tags of one artifact, use `TagList`.',
    keys: `${tagKeys} Enter opens the list with the tag.`,
    content:
      'It keeps its height while the tags load. Tags that don’t fit into two rows are left out.',
  },
  TagList: {
    use: 'To show all tags of an artifact.',
    avoid: 'For the most frequent tags of a catalogue, use `PopularTags`.',
    keys: `${tagKeys} Enter opens the list with the tag.`,
    content: 'Tags are shown as their authors wrote them. Without a dashboard, they are no links.',
  },
  Toaster: {
    use: 'Once per page, for messages about what has just been done, with Undo where that is possible.',
    avoid:
      'For a failure that people must act on, use a text at the place where it happened. A toast can be missed.',
    keys: 'F8 moves the focus to Undo of the newest toast, from anywhere in the page.',
    content: 'One short sentence in the past tense: “Metadata saved.” No title, no period of time.',
  },
  PartBoundary: {
    use: 'Around a part of a page, so that an error in it leaves the rest of the page in use.',
    avoid: 'Not around single buttons or texts: a part is what a reader would name.',
    keys: 'Try again is a button. It renders the part again.',
    content: '`name` begins the sentence “… could not be shown.”: “The list of authors”.',
  },
};
