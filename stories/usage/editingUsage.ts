import type { Usage } from './usageTypes';

const saving =
  'Say what is saved, not that it worked. Texts that people typed stay until they are saved or discarded.';
const sectionUse = (what: string) => `To let the owner and others with a role change ${what}.`;
const sectionAvoid =
  '`EditArtifact` contains all sections. Use one alone if your page has room for only that.';

/** The components that add and change artifacts. */
export const editingUsage: Readonly<Record<string, Usage>> = {
  AddArtifact: {
    use: 'To let signed-in people add an artifact, by hand or from a repository.',
    avoid: 'If your page offers only one of the two ways, use `ArtifactForm` or `ImportForm`.',
    keys: 'Left and Right change the tab. After a refusal, the focus is on the first field to change.',
    content: 'Field names are those of the catalogue. Don’t rename them around the form.',
  },
  ArtifactForm: {
    use: 'To let signed-in people describe a new artifact by hand.',
    avoid:
      'If the description is in a repository, use `ImportForm`. To change one, use `MetadataSection`.',
    keys: 'Enter in a text field sends the form. After a refusal, the focus is on the first field to change.',
    content: saving,
  },
  ImportForm: {
    use: 'To let signed-in people add an artifact from a repository with a `trovi.json`.',
    avoid: 'Without such a file, use `ArtifactForm`.',
    keys: 'Enter sends the form. The focus moves to the reason if the import is refused.',
    content: 'A refusal names what to change in the file.',
  },
  EditArtifact: {
    use: 'To let people with a role change everything about an artifact.',
    avoid: 'To add one, use `AddArtifact`.',
    keys: 'Tab goes through the sections. Lists can be reordered with Space and the arrow keys.',
    content: saving,
  },
  EditSkeleton: {
    use: 'While the artifact loads that `EditArtifact` will change.',
    avoid: 'For the page of an artifact, use `ArtifactDetailSkeleton`.',
    keys: 'Nothing can get the focus.',
    content: 'A screen reader hears once that the screen is loading.',
  },
  MetadataSection: {
    use: sectionUse('title, descriptions, tags, authors and visibility'),
    avoid: sectionAvoid,
    keys: 'In the field for tags, Up and Down open the list, Enter chooses, Backspace removes the last tag.',
    content: saving,
  },
  RolesSection: {
    use: 'To let the owner and administrators decide who may change an artifact.',
    avoid: sectionAvoid,
    keys: 'In the list of roles, Up and Down choose. Undo follows the role that was removed.',
    content: 'People are shown by user name or email address, as the catalogue knows them.',
  },
  LinksSection: {
    use: sectionUse('which artifacts it links to, and their order'),
    avoid: sectionAvoid,
    keys: 'On a handle, Space lifts an artifact, Up and Down move it, Space drops it, Esc puts it back.',
    content: 'Titles are those of the linked artifacts.',
  },
  VersionsSection: {
    use: sectionUse('its versions, and request DOIs'),
    avoid: sectionAvoid,
    keys: 'Tab goes from version to version. A deletion is asked for once, when it is saved.',
    content: 'Name the deed: “Delete 1 version?”, never “Are you sure?”.',
  },
  VersionDialog: {
    use: 'To let people create a version, from any page that shows the artifact.',
    avoid: 'If people should see all versions, use `VersionsSection`.',
    keys: 'The focus stays in the dialog. Up and Down open the list of branches and tags. Esc closes the dialog, and what was typed stays.',
    content: 'The button names the deed: “Create Version”.',
  },
};
