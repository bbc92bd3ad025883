import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { aUser } from '../../../../tests/builders/aUser';
import { gitHubHost } from '../../../../tests/builders/gitHubHost';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { renderPart } from '../../../../tests/render/renderPart';
import { ShareButton, type ShareButtonProps } from './ShareButton';

const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
const address = `https://portal.example.org/dashboard/artifacts/${artifact.id}`;
const hidden = anArtifact({ visibility: 'private' });
const widgetsUrl = 'https://cdn.example.org/trovi';

/** Shows the button and presses it. */
async function share(props: Partial<ShareButtonProps> = {}, settings: object = { widgetsUrl }) {
  const configuration = aConfiguration(settings);
  const session = fakeSession(aUser());
  const part = renderPart(<ShareButton artifact={artifact} {...props} />, {
    configuration,
    session,
  });
  await part.user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share' });
  return { ...part, dialog: within(dialog) };
}

const fieldOf = (dialog: BoundFunctions<typeof queries>, name: string | RegExp) =>
  dialog.getByRole('region', { name }).textContent;

describe('ShareButton', () => {
  // Compiling the dialog takes long on a busy machine.
  beforeAll(() => import('../ShareDialog/ShareDialog'));
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('copies the link and the citation', async () => {
    const { user, dialog } = await share();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    await user.click(dialog.getByRole('button', { name: 'Copy citation' }));
    expect(await navigator.clipboard.readText()).toBe(
      `Noor Haddad. “Tail latency under bursty load.” Trovi, March 2026. ${address}/versions/2026-03-02`,
    );
  });

  it('shares nothing for an unknown version', async () => {
    const { dialog } = await share({ version: 'nonsense' });
    expect(dialog.getByRole('status').textContent).toContain('This version cannot be shared.');
    expect(dialog.queryByRole('tab')).toBeNull();
  });

  it('shares the version of the page', async () => {
    const { user, dialog } = await share({ version: '2026-02-01' });
    expect(fieldOf(dialog, 'Link to version 2026-02-01')).toBe(`${address}/versions/2026-02-01`);
    expect(fieldOf(dialog, 'Citation')).toContain('https://doi.org/10.5281/zenodo.9912345');
    await user.click(dialog.getByRole('tab', { name: 'Embed' }));
    await user.click(dialog.getByRole('radio', { name: 'Citation' }));
    expect(fieldOf(dialog, 'Code')).toContain('version="2026-02-01"');
    expect(dialog.getByRole('group', { name: 'Preview' }).textContent).toContain('zenodo.9912345');
  });

  it('moves the focus into the dialog and back', async () => {
    const { user, dialog } = await share();
    expect(document.activeElement).toBe(dialog.getByRole('tab', { name: 'Link' }));
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('tab', { name: 'Embed', selected: true })).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }));
  });

  it('writes the code that the choices ask for', async () => {
    const { user, dialog } = await share();
    await user.click(dialog.getByRole('tab', { name: 'Embed' }));
    const code = () => fieldOf(dialog, 'Code') ?? '';
    expect(code()).toContain('<trovi-artifact-card');
    await user.click(dialog.getByRole('radio', { name: 'Citation' }));
    await user.click(dialog.getByRole('radio', { name: 'Dark' }));
    expect(code()).toContain(`src="${widgetsUrl}/trovi.js"`);
    expect(code()).toContain('<trovi-citation-box');
    expect(code()).toContain('theme="dark"');
    await user.click(dialog.getByRole('button', { name: 'Copy code' }));
    expect(await navigator.clipboard.readText()).toBe(code());
  });

  it('writes code for all details, with files', async () => {
    const { user, dialog } = await share({}, { widgetsUrl, fileHosts: [gitHubHost] });
    await user.click(dialog.getByRole('tab', { name: 'Embed' }));
    expect(dialog.queryByRole('radio', { name: 'With files' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Details' }));
    expect(fieldOf(dialog, 'Code')).toContain('<trovi-artifact-detail');
    await user.click(dialog.getByRole('radio', { name: 'With files' }));
    expect(fieldOf(dialog, 'Code')).toContain('\n  files\n>');
  });

  it('offers the details only where there is a script', async () => {
    const { user, dialog } = await share({ renderHtml: async () => '<p>Static</p>' }, {});
    await user.click(dialog.getByRole('tab', { name: 'Embed' }));
    expect(dialog.queryByRole('radio', { name: 'Details' })).toBeNull();
  });

  it('previews what a visitor sees, out of reach of the keyboard', async () => {
    const { user, dialog } = await share();
    await user.click(dialog.getByRole('tab', { name: 'Embed' }));
    const preview = dialog.getByRole('group', { name: 'Preview' });
    expect(preview.textContent).toContain(artifact.title);
    expect(within(preview).queryByText('Edit')).toBeNull();
    expect(within(preview).getByText('View').closest('[inert]')).not.toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Dark' }));
    expect(within(preview).getByText('View').closest('[data-theme="dark"]')).not.toBeNull();
  });

  it('makes HTML without scripts, and shows it as it is', async () => {
    const renderHtml = vi.fn(async () => '<p style="color: red">Static <b>card</b></p>');
    const { user, dialog } = await share({ renderHtml, version: '2026-02-01' }, {});
    await user.click(dialog.getByRole('tab', { name: 'Embed' }));
    expect(dialog.queryByRole('radio', { name: 'Script' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Citation' }));
    await user.click(dialog.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(fieldOf(dialog, 'Code')).toContain('Static <b>card</b>'));
    expect(renderHtml).toHaveBeenLastCalledWith(
      { artifact, version: '2026-02-01', sharingKey: undefined },
      { kind: 'citation', theme: 'dark' },
    );
    const preview = dialog.getByRole('group', { name: 'Preview' });
    const shown = [...preview.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
    const paragraph = shown?.shadowRoot?.querySelector('p');
    expect(paragraph?.textContent).toBe('Static card');
    expect(paragraph?.style.color).toBe('red');
  });

  it('passes on the key of a private artifact to HTML without scripts, and no other', async () => {
    for (const [shared, key] of [
      [hidden, 'a='],
      [artifact, undefined],
    ] as const) {
      const renderHtml = vi.fn(async () => '<p>Static</p>');
      const { user, dialog, unmount } = await share(
        { artifact: shared, sharingKey: 'a=', renderHtml },
        {},
      );
      await user.click(dialog.getByRole('tab', { name: 'Embed' }));
      await waitFor(() => expect(fieldOf(dialog, 'Code')).toContain('Static'));
      expect(renderHtml).toHaveBeenLastCalledWith(
        { artifact: shared, version: undefined, sharingKey: key },
        { kind: 'card', theme: 'auto' },
      );
      unmount();
    }
  });

  it('says it if the HTML cannot be made, and tries again', async () => {
    const renderHtml = vi.fn(async () => '<p>Static</p>');
    renderHtml.mockRejectedValueOnce(new Error('No code.'));
    const { user, dialog } = await share({ renderHtml }, {});
    await user.click(dialog.getByRole('tab', { name: 'Embed' }));
    expect(await dialog.findByText('The HTML could not be created.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fieldOf(dialog, 'Code')).toContain('Static'));
  });

  it('has a badge to download for a README', async () => {
    const { user, dialog } = await share();
    await user.click(dialog.getByRole('tab', { name: 'Badge' }));
    const file = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Download the badge' });
    expect(file.download).toBe('artifact-badge.svg');
    expect(decodeURIComponent(file.href)).toContain('10.5281/zenodo.9912345');
    expect(fieldOf(dialog, 'Markdown')).toContain(`](artifact-badge.svg)](${address})`);
    expect(fieldOf(dialog, 'HTML')).toContain('src="artifact-badge.svg"');
    await user.click(dialog.getByRole('button', { name: 'Copy Markdown' }));
    expect(await navigator.clipboard.readText()).toBe(fieldOf(dialog, 'Markdown'));
  });

  it('has the badges of places that run the version, without their pictures', async () => {
    const contentsUrn = 'urn:trovi:contents:git:https://github.com/lab/x.git@v1';
    const inGit = anArtifact({ versions: [aVersion({ contentsUrn })] });
    const { user, dialog } = await share({ artifact: inGit });
    await user.click(dialog.getByRole('tab', { name: 'Badge' }));
    await user.click(dialog.getByRole('radio', { name: 'Binder' }));
    expect(fieldOf(dialog, 'Markdown')).toBe(
      '[![Binder](https://mybinder.org/badge_logo.svg)](https://mybinder.org/v2/gh/lab/x/v1)',
    );
    await user.click(dialog.getByRole('radio', { name: 'Colab' }));
    expect(dialog.queryByRole('region', { name: 'Markdown' })).toBeNull();
    const field = dialog.getByRole('textbox', { name: 'Notebook' });
    await user.type(field, 'a.py');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, 'nb/a.ipynb');
    expect(fieldOf(dialog, 'HTML')).toContain(
      'href="https://colab.research.google.com/github/lab/x/blob/v1/nb/a.ipynb"',
    );
    expect(document.querySelector('img')).toBeNull();
  });

  it('names the badge of a publishing server, but not for a private artifact', async () => {
    const settings = { publishingServer: true };
    const { user, dialog, unmount } = await share({}, settings);
    await user.click(dialog.getByRole('tab', { name: 'Badge' }));
    expect(fieldOf(dialog, 'Markdown')).toContain(`](${address}/badge.svg)](${address})`);
    expect(dialog.queryByRole('link', { name: 'Download the badge' })).toBeNull();
    unmount();
    const other = await share({ artifact: hidden, sharingKey: 'a=' }, settings);
    await other.user.click(other.dialog.getByRole('tab', { name: 'Badge' }));
    expect(other.dialog.getByRole('link', { name: 'Download the badge' })).toBeTruthy();
    expect(fieldOf(other.dialog, 'HTML')).toContain('sharing_key=a%3D');
  });

  it('offers no code with a script without the address of the scripts', async () => {
    const { dialog } = await share({}, {});
    expect(dialog.queryByRole('tab', { name: 'Embed' })).toBeNull();
    expect(fieldOf(dialog, 'Link')).toBe(address);
  });

  it.each([{ artifact: hidden, sharingKey: 'a=' }, { artifact: { ...hidden, sharingKey: 'a=' } }])(
    'passes on the key of a private artifact, and says so',
    async (props) => {
      const { user, dialog } = await share(props);
      expect(fieldOf(dialog, 'Link')).toMatch(/\?sharing_key=a%3D$/);
      expect(dialog.getByText(/^This artifact is private\. The link contains its sharing key/));
      expect(fieldOf(dialog, 'Citation')).not.toContain('sharing_key');
      await user.click(dialog.getByRole('tab', { name: 'Embed' }));
      expect(dialog.getByText(/^This artifact is private\. The code contains its sharing key/));
      expect(fieldOf(dialog, 'Code')).toContain('sharing-key="a="');
    },
  );

  it('does not pass on a key that opened a public artifact', async () => {
    const { user, dialog } = await share({ sharingKey: 'secret' });
    expect(fieldOf(dialog, 'Link')).toBe(address);
    expect(dialog.queryByText(/is private/)).toBeNull();
    await user.click(dialog.getByRole('tab', { name: 'Embed' }));
    expect(document.body.innerHTML).not.toContain('secret');
  });

  it("opens the system's share sheet where there is one", async () => {
    const sheet = vi.fn(async () => undefined);
    Object.assign(navigator, { share: sheet });
    const { user, dialog } = await share();
    await user.click(dialog.getByRole('button', { name: 'Share with an app…' }));
    expect(sheet.mock.calls).toEqual([[{ title: artifact.title, url: address }]]);
    expect(dialog.queryByText(/could not share/)).toBeNull();
  });

  it.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])("says it if the system's sheet fails, but not if it is closed: %s", async (name, said) => {
    Object.assign(navigator, {
      share: () => Promise.reject(new DOMException('No.', name)),
    });
    const { user, dialog } = await share();
    await user.click(dialog.getByRole('button', { name: 'Share with an app…' }));
    await waitFor(() =>
      expect(
        dialog.queryAllByText('Your system could not share it. Copy the link instead.'),
      ).toHaveLength(said),
    );
  });

  it('offers no sheet where there is none', async () => {
    const { dialog } = await share();
    expect(dialog.queryByRole('button', { name: 'Share with an app…' })).toBeNull();
  });
});
