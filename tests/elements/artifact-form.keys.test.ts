import { expect } from 'chai';
import wire from '../../src/api/examples/artifact.json';
import { configure } from '../../src/entries/elements';
import '../../src/entries/define/artifact-form';
import { aToken } from '../builders/aToken';
import { controlOf, fieldOf, focusIn, said } from './fixtures/controls';
import { fakeServer, type FakeServer } from './fixtures/fakeServer';
import { click, drag, press } from './fixtures/input';
import { clearPage, place, rootOf } from './fixtures/page';
import { afterEach, beforeEach, describe, it } from './fixtures/suite';
import { settle, waitFor } from './fixtures/waitFor';

const owner = aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' });
const addresses = 'api-url="https://api.example.org" portal-url="https://portal.example.org"';
const tag = 'trovi-artifact-form';
const markup = (attributes: string) => `<${tag} eager ${addresses} ${attributes}></${tag}>`;
const ofSection = (section: string) => `artifact-id="${wire.uuid}" section="${section}"`;

const roots = {
  'a shadow root': (html: string) => place(html),
  'a shadow root inside another one': (html: string) => {
    const middle = place('<div></div>').attachShadow({ mode: 'open' });
    middle.innerHTML = `<button>Of the middle</button>${html}`;
    return middle.querySelector(tag) as HTMLElement;
  },
};

describe('trovi-artifact-form by keyboard and mouse', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = fakeServer();
    configure({ getToken: async () => owner });
  });
  afterEach(async () => {
    clearPage();
    await settle();
    server.restore();
    localStorage.clear();
  });

  for (const [where, put] of Object.entries(roots)) {
    describe(`in ${where}`, () => {
      it('changes tabs by arrow keys', async () => {
        const form = put(markup(''));
        const tabs = ['Import from GitHub', 'Manual Entry'] as const;
        (await controlOf(form, tabs[1])).focus();
        await press('ArrowLeft');
        expect(focusIn(form)).to.equal(tabs[0]);
        expect((await controlOf(form, tabs[0])).ariaSelected).to.equal('true');
        await press('ArrowRight');
        expect(focusIn(form)).to.equal(tabs[1]);
        await click(await controlOf(form, tabs[0]));
        await fieldOf(form, 'githubUrl');
        expect((await controlOf(form, tabs[0])).ariaSelected).to.equal('true');
      });

      it('keeps the focus in a dialog, then returns it', async () => {
        const page = place('<p>Of the page</p>');
        const form = put(markup(ofSection('versions')));
        const opener = await controlOf(form, 'Delete Artifact and All Versions');
        const before = document.documentElement.style.cssText + document.body.style.cssText;
        opener.focus();
        await press('Enter');
        await waitFor(() => focusIn(form) === 'Cancel', 'focus in the dialog');
        const isHeld = getComputedStyle(document.documentElement).overflow;
        expect(isHeld).to.equal('hidden');
        const seen: string[] = [];
        for (const key of ['Tab', 'Tab', 'Tab']) {
          await press(key);
          seen.push(focusIn(form));
        }
        expect(seen).to.deep.equal(['Delete', 'Cancel', 'Delete']);
        expect(Boolean(opener.closest('[inert]'))).to.equal(true);
        expect(Boolean(page.closest('[aria-hidden]'))).to.equal(true);
        await press('Escape');
        await waitFor(() => rootOf(form).activeElement === opener, 'focus on the opener');
        expect(Boolean(opener.closest('[inert]'))).to.equal(false);
        expect(Boolean(page.closest('[aria-hidden]'))).to.equal(false);
        const after = document.documentElement.style.cssText + document.body.style.cssText;
        expect(after).to.equal(before);
        expect(getComputedStyle(document.documentElement).overflow).not.to.equal('hidden');
      });

      it('selects an option by keyboard and mouse', async () => {
        const form = put(markup(ofSection('roles')));
        const select = await waitFor(
          () => [...rootOf(form).querySelectorAll<HTMLElement>('[role="combobox"]')].at(-1),
          'select',
        );
        select.scrollIntoView({ block: 'center' });
        const first = select.textContent;
        select.focus();
        await press('Enter');
        const options = () =>
          [...rootOf(form).querySelectorAll<HTMLElement>('[role="option"]')].map(
            ({ textContent }) => textContent,
          );
        await waitFor(() => options().length > 0, 'options');
        expect(focusIn(form)).to.equal(first);
        const others = options().filter((one) => one !== first);
        await press('Home', 'ArrowDown');
        expect(focusIn(form)).to.equal(options()[1]);
        await press('Escape');
        await waitFor(() => rootOf(form).activeElement === select, 'focus on the select');
        expect(select.textContent).to.equal(first);
        await click(select);
        const other = await controlOf(form, others[0] as string, '[role="option"]');
        await click(other);
        await waitFor(() => select.textContent === others[0], 'choice');
        expect(rootOf(form).activeElement === select).to.equal(true);
      });

      it('selects an artifact to link by keyboard and mouse', async () => {
        const form = put(markup(ofSection('links')));
        const box = await controlOf(form, 'Link Another study', '[role="checkbox"]');
        box.scrollIntoView({ block: 'center' });
        box.focus();
        await press('Space');
        await controlOf(form, 'Reorder Another study');
        await said(form, 'Another study added, 3 of 3');
        await click(box);
        await waitFor(() => box.ariaChecked === 'false', 'box that is not checked');
        await said(form, 'Another study removed');
      });

      it('selects tags by keyboard and mouse', async () => {
        const form = put(markup('section="manual"'));
        const field = await fieldOf(form, 'tags');
        const options = () => [...rootOf(form).querySelectorAll('[role="option"]')];
        field.scrollIntoView({ block: 'center' });
        await click(field);
        await waitFor(() => options().length === 2, 'tags');
        const networking = options()[1] as Element;
        expect(networking.textContent).to.equal('networking');
        await click(networking);
        await controlOf(form, 'Remove networking');
        field.focus();
        await press('ArrowDown');
        await waitFor(() => options().length > 0, 'tags');
        await press('Enter');
        await controlOf(form, 'Remove education');
        await press('Escape');
        expect(rootOf(form).activeElement === field).to.equal(true);
      });

      it('reorders links by keyboard, mouse and buttons, and announces it', async () => {
        const form = put(markup(ofSection('links')));
        const titles = () =>
          [...rootOf(form).querySelectorAll('ol p[title]')].map(({ textContent }) => textContent);
        const [burst, queue] = ['Burst generator', 'Queue model'];
        const handle = await controlOf(form, `Reorder ${burst}`);
        handle.scrollIntoView({ block: 'center' });
        handle.focus();
        await press('Space');
        await said(form, `${burst} lifted, 1 of 2`);
        await press('ArrowDown');
        await said(form, `${burst}, now 2 of 2`);
        await press('Space');
        await waitFor(() => titles().join() === [queue, burst].join(), 'new order');
        expect(focusIn(form)).to.equal(`Reorder ${burst}`);
        const regions = [...rootOf(form).querySelectorAll('[aria-live]')];
        const isHeard = regions.some(({ textContent }) => textContent.includes('dropped, 2 of 2'));
        expect(isHeard).to.equal(true);
        expect(document.body.textContent.includes('dropped, 2 of 2')).to.equal(false);
        await press('Space', 'ArrowUp', 'Escape');
        await said(form, `${burst} put back`);
        expect(titles()).to.deep.equal([queue, burst]);
        // The row glides back, and a drag starts where the rows are.
        await waitFor(() => rootOf(form).getAnimations().length === 0, 'rest');
        await drag(
          await controlOf(form, `Reorder ${burst}`),
          await controlOf(form, `Reorder ${queue}`),
        );
        await waitFor(() => titles().join() === [burst, queue].join(), 'order by mouse');
        await click(await controlOf(form, `Move ${burst} down`));
        expect(titles()).to.deep.equal([queue, burst]);
        (await controlOf(form, 'Save Links')).click();
        await said(form, 'Updated links.');
        expect(JSON.stringify(server.bodies[0])).to.contain('18df1c24-a67d-40e0-a5ea-6cc4190a050e');
      });
    });
  }
});
