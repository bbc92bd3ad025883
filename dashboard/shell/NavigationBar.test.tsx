import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../tests/builders/aConfiguration';
import { aUser } from '../../tests/builders/aUser';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { renderScreen } from '../../tests/render/renderScreen';
import { NavigationBar } from './NavigationBar';

const base = 'http://localhost:3000/dashboard/';
const links = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('NavigationBar', () => {
  it('links the product name to Home', () => {
    const configuration = aConfiguration({ productName: 'Lab shelf' });
    renderScreen(<NavigationBar />, '/about', { configuration });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Lab shelf' }).href).toBe(base);
  });

  it('links to every screen', () => {
    renderScreen(<NavigationBar />);
    const hrefs = ['Home', 'About', 'Artifacts'].map(
      (name) => links().getByRole<HTMLAnchorElement>('link', { name }).href,
    );
    expect(hrefs).toEqual([base, `${base}about`, `${base}artifacts`]);
  });

  it('links signed-in users to their own artifacts, and marks that list as the current one', () => {
    const signOn = fakeSession(aUser());
    renderScreen(<NavigationBar />, '/artifacts?q=tcp&owned=1', { signOn });
    const own = links().getByRole<HTMLAnchorElement>('link', { name: 'My Artifacts' });
    expect(own.href).toBe(`${base}artifacts?owned=1`);
    expect(own.getAttribute('aria-current')).toBe('page');
    const all = links().getByRole('link', { name: 'Artifacts' });
    expect(all.getAttribute('aria-current')).toBeNull();
  });

  it.each([
    ['/artifacts?owned=1', ['Artifacts']],
    ['/', ['Home']],
    ['/about', ['About']],
    ['/artifacts?q=tcp', ['Artifacts']],
    ['/artifacts/abc', []],
    ['/nowhere', []],
  ])('marks at %s %j as the current one', (path, current) => {
    renderScreen(<NavigationBar />, path);
    const marked = links()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(current);
  });
});
