import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import type { ElementProblem } from '../../src/elements/bridge/reportProblem';
import {
  type ClosedDetail,
  configure,
  type VersionCreatedDetail,
} from '../../src/entries/elements';
import '../../src/entries/define/version-dialog';
import { aToken } from '../builders/aToken';
import { faultsOf } from './fixtures/axe';
import { controlOf, fieldOf, fill, focusIn, said } from './fixtures/controls';
import { fakeServer, type FakeServer } from './fixtures/fakeServer';
import { forceColors } from './fixtures/forcedColors';
import { click, press, type } from './fixtures/input';
import { clearPage, heard, place, rootOf } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const addresses = 'api-url="https://api.example.org" portal-url="https://portal.example.org"';
const owner = aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' });
const inline = `<script type="application/json">${JSON.stringify(wire).replaceAll('<', '\\u003c')}</script>`;
const title = 'Create Version from Git';

function dialogOf(attributes = `artifact-id="${wire.uuid}"`, contents = ''): HTMLElement {
  return place(
    `<trovi-version-dialog ${addresses} ${attributes}>${contents}</trovi-version-dialog>`,
  );
}

const sheetOf = (host: Element) => rootOf(host).querySelector('[part="dialog"]');
const isShown = (host: Element) => sheetOf(host)?.textContent.includes(title) ?? false;
const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden';

async function open(host: HTMLElement): Promise<HTMLInputElement> {
  host.toggleAttribute('open', true);
  return fieldOf(host, 'cloneUrl');
}

describe('trovi-version-dialog', () => {
  let server: FakeServer;
  let closings: CustomEvent<ClosedDetail>[];
  let errors: CustomEvent<ElementProblem>[];
  const problems = () => errors.map(({ detail }) => detail.code);

  beforeEach(() => {
    server = fakeServer();
    closings = heard('trovi-close');
    errors = heard('trovi-error');
    configure({ getToken: async () => owner });
  });
  afterEach(async () => {
    clearPage();
    await settle();
    server.restore();
    localStorage.clear();
  });

  it('shows the dialog apart from the styles that it inherits, and English from left to right', async () => {
    const host = dialogOf();
    host.dir = 'rtl';
    host.style.cssText = 'text-transform: uppercase; text-indent: 9px';
    await open(host);
    const dialog = sheetOf(host) as Element;
    const { textTransform, textIndent } = getComputedStyle(dialog);
    expect([textTransform, textIndent]).to.deep.equal(['none', '0px']);
    const heading = dialog.querySelector('h2') as Element;
    expect(getComputedStyle(heading).unicodeBidi).to.equal('plaintext');
    expect(dialog.closest('[lang]')?.getAttribute('lang')).to.equal('en');
  });

  it('sends no call before it is opened', async () => {
    const host = dialogOf();
    await settle();
    expect([isShown(host), server.calls]).to.deep.equal([false, []]);
    await open(host);
    expect(server.calls).to.deep.equal([`GET /artifacts/${wire.uuid}/`]);
    expect((host as HTMLElement & { open: boolean }).open).to.equal(true);
    expect(problems()).to.deep.equal([]);
  });

  it('takes no space in the page, closed or open', async () => {
    place('<p>Before it</p>');
    const host = dialogOf();
    const next = place('<p>Behind it</p>');
    await settle();
    const before = next.getBoundingClientRect().top;
    await open(host);
    await settle();
    expect([next.getBoundingClientRect().top, host.offsetHeight]).to.deep.equal([before, 0]);
  });

  it('follows its attribute and its property', async () => {
    const host = dialogOf();
    Object.assign(host, { open: true });
    expect(host.hasAttribute('open')).to.equal(true);
    await fieldOf(host, 'cloneUrl');
    expect(isLocked()).to.equal(true);
    host.removeAttribute('open');
    await waitFor(() => !isShown(host), 'closed dialog');
    expect([isLocked(), closings.length]).to.deep.equal([false, 0]);
  });

  it('creates a version, closes, and tells the page', async () => {
    const created = heard<VersionCreatedDetail>('trovi-version-create');
    const host = dialogOf();
    const address = await open(host);
    expect(address.value).to.equal('https://github.com/example-lab/tail-latency.git');
    (await fieldOf(host, 'gitRef')).focus();
    await press('ArrowDown');
    await waitFor(() => rootOf(host).querySelector('[role="option"]'), 'branches');
    await press('Enter');
    (await controlOf(host, 'Create Version')).click();
    await said(host, 'New version created.');
    await waitFor(() => !isShown(host), 'closed dialog');
    expect(host.hasAttribute('open')).to.equal(false);
    expect(created.map(({ detail }) => detail)).to.deep.equal([
      { artifactId: wire.uuid, version: '2026-11-21' },
    ]);
    expect(closings.map(({ detail }) => detail)).to.deep.equal([{ artifactId: wire.uuid }]);
    expect(server.bodies).to.deep.equal([
      {
        contents: {
          urn: 'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@4f1c2d9e8b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3e',
        },
      },
    ]);
  });

  it('reads the artifact from its property or from inline JSON', async () => {
    const host = dialogOf('', inline);
    await open(host);
    await settle();
    expect(server.calls).to.deep.equal([]);
    await press('Escape');
    expect(closings.map(({ detail }) => detail)).to.deep.equal([{ artifactId: wire.uuid }]);
  });

  it('keeps the focus, returns it when closed, and locks the page meanwhile', async () => {
    const host = dialogOf();
    const opener = place<HTMLButtonElement>('<button>New version</button>');
    opener.addEventListener('click', () => host.toggleAttribute('open', true));
    opener.focus();
    await press('Enter');
    await fieldOf(host, 'cloneUrl');
    await waitFor(() => document.activeElement === host, 'focus in the dialog');
    expect([isLocked(), Boolean(opener.closest('[aria-hidden]'))]).to.deep.equal([true, true]);
    const seen = new Set<string>();
    for (let count = 0; count < 7; count += 1) {
      await press('Tab');
      expect(document.activeElement === host).to.equal(true);
      seen.add(focusIn(host));
    }
    expect([...seen].toSorted()).to.deep.equal(['Add link', 'Cancel', 'Create Version', 'INPUT']);
    await press('Escape');
    await waitFor(() => document.activeElement === opener, 'focus on the opener');
    expect([isLocked(), document.body.style.length]).to.deep.equal([false, 0]);
    await click(opener);
    await fieldOf(host, 'cloneUrl');
    await click(await controlOf(host, 'Cancel'));
    await waitFor(() => document.activeElement === opener, 'focus on the opener');
    expect(closings.length).to.equal(2);
  });

  it('restores what was entered until a version is created', async () => {
    const host = dialogOf();
    const address = await open(host);
    address.focus();
    address.select();
    await type('https://git.example.org/other.git');
    await press('Escape');
    await waitFor(() => !isShown(host), 'closed dialog');
    expect((await open(host)).value).to.equal('https://git.example.org/other.git');
  });

  it('says why there is no form, and closes', async () => {
    configure({ getToken: async () => null });
    const host = dialogOf();
    host.toggleAttribute('open', true);
    await said(host, 'You are not logged in. Log in to this page first.');
    configure({ getToken: async () => aToken({ azp: 'chameleon', sub: 'somebody' }) });
    await said(host, 'You do not have permission to edit this artifact.');
    (await controlOf(host, 'Close')).click();
    await waitFor(() => !host.hasAttribute('open'), 'closed dialog');
    expect(problems()).to.deep.equal([]);
  });

  it('can retry if the artifact cannot be loaded', async () => {
    const host = dialogOf('artifact-id="unknown" open');
    await said(host, 'It may not exist, or you do not have permission.');
    await waitFor(() => errors.length > 0, 'error');
    expect(problems()).to.deep.equal(['refused']);
    await controlOf(host, 'Try again');
    host.setAttribute('artifact-id', wire.uuid);
    await fieldOf(host, 'cloneUrl');
  });

  it('reports missing settings', async () => {
    const host = place('<trovi-version-dialog open></trovi-version-dialog>');
    await said(host, 'The page does not say which artifact the version is for');
    await waitFor(() => errors.length > 0, 'error');
    expect(problems()).to.deep.equal(['configuration']);
  });

  it('unlocks the page if it is removed, also during a save', async () => {
    let release = () => {};
    const faults: string[] = [];
    const note = ({ type: name }: Event) => void faults.push(name);
    addEventListener('unhandledrejection', note);
    addEventListener('error', note);
    const host = dialogOf();
    const beside = place('<p>Of the page</p>');
    await open(host);
    (await fieldOf(host, 'gitRef')).focus();
    await press('ArrowDown');
    await waitFor(() => rootOf(host).querySelector('[role="option"]'), 'branches');
    await press('Enter');
    server.hold = new Promise((resolve) => (release = resolve));
    (await controlOf(host, 'Create Version')).click();
    await waitFor(() => server.bodies.length > 0, 'request');
    host.remove();
    await settle();
    expect([isLocked(), Boolean(beside.closest('[aria-hidden]'))]).to.deep.equal([false, false]);
    expect(document.querySelectorAll('[data-radix-focus-guard]').length).to.equal(0);
    release();
    await settle();
    removeEventListener('unhandledrejection', note);
    removeEventListener('error', note);
    expect(faults).to.deep.equal([]);
  });

  it('stores nothing and leaves nothing in the page', async () => {
    const head = document.head.innerHTML;
    const names = Object.keys(window);
    const host = dialogOf();
    fill(await open(host), 'https://git.example.org/other.git');
    await press('Escape');
    clearPage();
    await settle();
    expect([localStorage.length, sessionStorage.length, document.cookie]).to.deep.equal([0, 0, '']);
    expect([document.head.innerHTML, Object.keys(window)]).to.deep.equal([head, names]);
    const attributes = [document.body, document.documentElement].map(
      (one) => one.attributes.length,
    );
    expect(attributes).to.deep.equal([0, 0]);
  });

  it('passes axe: open, refused, failed, asked to log in', async () => {
    const host = dialogOf();
    await open(host);
    const check = async () => {
      for (const theme of ['light', 'dark']) {
        host.setAttribute('theme', theme);
        await settle();
        expect(await faultsOf(host)).to.deep.equal([]);
      }
      await forceColors(true);
      const faults = await faultsOf(host);
      await forceColors(false);
      expect(faults).to.deep.equal([]);
    };
    await check();
    (await controlOf(host, 'Create Version')).click();
    await said(host, 'Please fill in both fields');
    await check();
    host.setAttribute('artifact-id', 'unknown');
    await controlOf(host, 'Try again');
    await check();
    configure({ getToken: async () => null });
    await said(host, 'You are not logged in');
    await check();
  });
});
