import { imageSites } from '../../../domain/artifact/versions/imageSites';
import type { VersionKind } from '../../../domain/editing/newVersion/newVersion';
import { TextField } from '../../ui/Field/TextField';
import { Segments } from '../../ui/Segments/Segments';
import type { VersionDraft } from './versionDialogProps';
import { nothingFound, RefPicker } from './RefPicker';
import { TemplateField } from './TemplateField';
import type { VersionEntries } from './useVersionEntries';

/** The names of the kinds, for users. */
export const kindNames: Record<VersionKind, string> = {
  git: 'Git',
  image: 'Disk image',
  template: 'Template',
  external: 'Address',
  doi: 'Archive DOI',
};

interface KindFieldsProps {
  draft: VersionDraft;
  form: VersionEntries;
  /** @default false */
  isDisabled?: boolean;
}

/** The fields of the contents, by kind. */
export function KindFields({ draft, form, isDisabled = false }: KindFieldsProps) {
  const { change, problemOf } = form;
  const entry = (name: 'siteName' | 'imageId' | 'template' | 'sourceUrl' | 'doi') => ({
    name,
    value: draft[name],
    onChange: (value: string) => change({ ...draft, [name]: value }),
    problem: problemOf(name),
    isDisabled,
    isRequired: true,
  });
  switch (draft.kind) {
    case 'git':
      return <GitFields draft={draft} form={form} isDisabled={isDisabled} />;
    case 'image':
      return (
        <>
          <Segments
            legend="Site"
            options={sites}
            value={draft.site}
            onChange={(site) => change({ ...draft, site })}
            isDisabled={isDisabled}
          />
          {draft.site === 'other' && (
            <TextField label="Name of the site" placeholder="CHI@NU" {...entry('siteName')} />
          )}
          <TextField
            label="UUID of the image"
            placeholder="d43e926d-b570-4fbf-9e5b-904cb87dff92"
            hint="The site shows it on the page of the image."
            {...entry('imageId')}
          />
        </>
      );
    case 'template':
      return <TemplateField {...entry('template')} />;
    case 'external':
      return (
        <TextField
          label="Address"
          type="url"
          placeholder="https://git.example.org/lab/traces.git"
          hint="A launch clones it, so it should be the address of a git repository that everyone can read."
          {...entry('sourceUrl')}
        />
      );
    case 'doi':
      return <TextField label="DOI" placeholder="10.5281/zenodo.1234567" {...entry('doi')} />;
  }
}

const sites = [
  ...imageSites.map(({ key, name }) => ({ value: key, name })),
  { value: 'other', name: 'Another site' },
];

function GitFields({ draft, form, isDisabled }: KindFieldsProps) {
  const { lookup } = form;
  const isEmpty = lookup.status === 'ready' && lookup.options.length === 0;
  return (
    <>
      <TextField
        label="Git Clone URL"
        name="cloneUrl"
        type="url"
        value={draft.address}
        onChange={form.changeAddress}
        placeholder="https://github.com/owner/repo.git"
        problem={form.addressProblem}
        advice={isEmpty ? nothingFound : undefined}
        isRequired
        isDisabled={isDisabled}
      />
      <RefPicker
        lookup={lookup}
        chosen={form.chosen}
        text={form.chosen?.name ?? draft.refText}
        onType={form.changeRefText}
        onChoose={form.choose}
        problem={form.problemOf('gitRef')}
        isDisabled={isDisabled}
      />
    </>
  );
}
