import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aVersion } from '../../../../../tests/builders/aVersion';
import { type FakeEditor, fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { renderPart } from '../../../../../tests/render/renderPart';
import { CallError } from '../../../../domain/errors/callError';
import { findContents } from '../../../../domain/artifact/contents/registeredContents';
import { VersionDialog } from './VersionDialog';
import type { VersionDialogProps } from '../../../forms/KindFields/versionDialogProps';

const server = anArtifact();
const imageId = 'd43e926d-b570-4fbf-9e5b-904cb87dff92';
const dataUrn = 'urn:globus:dataset:7c2aeb06:/traces';
const template = 'heat_template_version: rocky\nresources: {}\n';
const handlers = { onClose: vi.fn(), onCreated: vi.fn(), onNotify: vi.fn() };

function show(props: Partial<VersionDialogProps> & { editor?: FakeEditor } = {}) {
  const { editor = fakeEditor({ server }), ...rest } = props;
  const { user } = renderPart(
    <VersionDialog
      isOpen
      artifactId={server.id}
      editor={editor}
      findRegistered={(urn) => findContents([editor.server], urn)}
      {...handlers}
      {...rest}
    />,
  );
  const created = () =>
    editor.calls.filter(({ name }) => name === 'createVersion').map(({ args }) => args.slice(1));
  return { user, editor, created };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const kind = (name: string) => screen.getByRole('radio', { name });
const create = () => screen.getByRole('button', { name: 'Create Version' });
const problemOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => void vi.clearAllMocks());

describe('the kinds of the version dialog', () => {
  it('creates a version of a disk image', async () => {
    const { user, created } = show();
    await user.click(kind('Disk image'));
    expect(screen.getByRole('dialog', { name: 'Create Version from Disk Image' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'CHI@TACC' }));
    await user.type(field('UUID of the image'), imageId);
    await user.click(create());
    const urn = `urn:trovi:image:chi-tacc:${imageId}`;
    const setup = { type: 'image', arguments: '' };
    expect(created()).toEqual([[urn, { links: [{ label: 'CHI@TACC', urn }], setup }]]);
    await waitFor(() => expect(handlers.onCreated).toHaveBeenCalledOnce());
    expect(handlers.onNotify).toHaveBeenCalledExactlyOnceWith('positive', 'New version created.');
  });

  it('asks for the name of another site, and refuses a wrong UUID before sending', async () => {
    const { user, created } = show();
    await user.click(kind('Disk image'));
    await user.click(screen.getByRole('radio', { name: 'Another site' }));
    await user.type(field('UUID of the image'), 'ubuntu');
    await user.click(create());
    expect(problemOf(field('Name of the site'))).toBe('Please enter the name of the site.');
    expect(problemOf(field('UUID of the image'))).toMatch(/^This is not the UUID of an image/);
    expect(document.activeElement).toBe(field('Name of the site'));
    expect(created()).toEqual([]);
  });

  it('creates a version of a template, after the check of its syntax', async () => {
    const checkTemplate = vi.fn<NonNullable<VersionDialogProps['checkTemplate']>>();
    checkTemplate.mockResolvedValueOnce('Line 2, column 1 is not valid YAML: Tabs.');
    const { user, created } = show({ checkTemplate });
    await user.click(kind('Template'));
    fireEvent.change(field('Template'), { target: { value: template } });
    await user.click(create());
    await waitFor(() => expect(problemOf(field('Template'))).toMatch(/^Line 2, column 1/));
    expect(document.activeElement).toBe(field('Template'));
    expect(created()).toEqual([]);
    checkTemplate.mockResolvedValueOnce(undefined);
    fireEvent.change(field('Template'), { target: { value: `${template}# Fixed\n` } });
    expect(field('Template').getAttribute('aria-invalid')).toBeNull();
    await user.click(create());
    await waitFor(() => expect(created()).toHaveLength(1));
    const [[urn, details] = []] = created();
    expect(urn).toMatch(/^urn:trovi:contents:heat_template:embedded-\d{13}$/);
    expect(details).toEqual({
      setup: { type: 'heat_template', arguments: `${template}# Fixed\n` },
    });
  });

  it('says that the check of a template could not be loaded', async () => {
    const { user, created } = show({ checkTemplate: () => Promise.reject(new Error('no')) });
    await user.click(kind('Template'));
    fireEvent.change(field('Template'), { target: { value: template } });
    await user.click(create());
    await waitFor(() => expect(problemOf(field('Template'))).toMatch(/could not be loaded/));
    expect(created()).toEqual([]);
  });

  it('reads a file, and refuses one that is no text without changing anything', async () => {
    const { user } = show();
    await user.click(kind('Template'));
    const chooser = screen.getByLabelText<HTMLInputElement>('Template file');
    await user.upload(chooser, aFile([template], 'stack.yaml'));
    await waitFor(() => expect(field('Template').value).toBe(template));
    await user.upload(chooser, aFile([new Uint8Array([0xff, 0xfe, 0])], 'stack.yaml'));
    await waitFor(() =>
      expect(problemOf(field('Template'))).toMatch(
        /^“stack\.yaml” was not read\. It is not UTF-8 text/,
      ),
    );
    expect(field('Template').value).toBe(template);
  });

  it('creates an external version, which an artifact has once', async () => {
    const { user, created, editor } = show();
    await user.click(kind('Address'));
    await user.type(field('Address'), 'git.example.org/lab');
    await user.click(create());
    expect(problemOf(field('Address'))).toMatch(/^This is not a web address/);
    await user.clear(field('Address'));
    await user.type(field('Address'), 'https://git.example.org/lab/shell.git');
    await user.click(create());
    const setup = {
      type: 'source_code',
      arguments: { url: 'https://git.example.org/lab/shell.git' },
    };
    expect(created()).toEqual([[`urn:trovi:contents:http:${server.id}`, { setup }]]);
    await waitFor(() => expect(editor.server.versions).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('radio', { name: 'Address' })).toBeNull();
  });

  it('creates a version of a DOI of Zenodo', async () => {
    const { user, created } = show();
    await user.click(kind('Archive DOI'));
    expect(
      screen.getByText(/makes the artifact visible to everyone and cannot be deleted/),
    ).toBeTruthy();
    await user.type(field('DOI'), '10.1145/1234');
    await user.click(create());
    expect(problemOf(field('DOI'))).toMatch(/^This is not a DOI of Zenodo/);
    await user.clear(field('DOI'));
    await user.type(field('DOI'), 'https://doi.org/10.5281/zenodo.99');
    await user.click(create());
    expect(created()).toEqual([['urn:trovi:contents:zenodo:10.5281/zenodo.99']]);
  });

  it('refuses what the artifact has already, before sending, and says where', async () => {
    const contentsUrn = `urn:trovi:image:chi-uc:${imageId}`;
    const versions = [aVersion({ slug: '2026-01-01', contentsUrn })];
    const { user, created } = show({ editor: fakeEditor({ server: { ...server, versions } }) });
    await user.click(kind('Disk image'));
    await user.type(field('UUID of the image'), imageId.toUpperCase());
    await user.click(create());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('This content is already registered.');
    expect(within(alert).getByRole('link').textContent).toContain('version 2026-01-01');
    expect(created()).toEqual([]);
  });

  it('adds and removes links, whose rows it checks', async () => {
    const { user, created } = show();
    await user.click(kind('Archive DOI'));
    await user.type(field('DOI'), '10.5281/zenodo.99');
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    expect(document.activeElement).toBe(field('Label'));
    await user.keyboard('Packet traces{Tab}https://data.example.org');
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    await user.click(create());
    expect(problemOf(screen.getAllByRole('textbox', { name: 'URN' })[0]!)).toMatch(
      /^This is a web address/,
    );
    await user.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add link' }));
    await user.clear(field('URN'));
    await user.type(field('URN'), dataUrn);
    await user.click(create());
    const details = { links: [{ label: 'Packet traces', urn: dataUrn }] };
    expect(created()).toEqual([['urn:trovi:contents:zenodo:10.5281/zenodo.99', details]]);
  });

  it('keeps what was entered after an error, and in other kinds', async () => {
    const failWith = { createVersion: new CallError('refused', 'no', 400, ['links: No.']) };
    const { user } = show({ editor: fakeEditor({ server, failWith }) });
    await user.click(kind('Archive DOI'));
    await user.type(field('DOI'), '10.5281/zenodo.99');
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toContain('links: No.');
    await user.click(kind('Disk image'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(kind('Archive DOI'));
    expect(field('DOI').value).toBe('10.5281/zenodo.99');
  });

  it('says where files are uploaded', () => {
    show();
    expect(screen.getByText(/^Files are uploaded in the notebook hub of Chameleon/)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^How to upload files/ });
    expect([link.target, link.protocol]).toEqual(['_blank', 'https:']);
  });
});

/** A file whose bytes can be read, which jsdom may lack. */
function aFile(parts: BlobPart[], name: string): File {
  const file = new File(parts, name, { type: 'application/yaml' });
  const [part] = parts;
  const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : (part as Uint8Array);
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes) });
}
