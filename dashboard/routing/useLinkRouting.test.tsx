import { screen } from '@testing-library/react';
import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../tests/render/renderScreen';
import { useLinkRouting } from './useLinkRouting';

function Screen({ link }: { link: AnchorHTMLAttributes<HTMLAnchorElement> }) {
  const { pathname, search, hash } = useLocation();
  useLinkRouting();
  return (
    <>
      <p>Route: {pathname + search + hash}</p>
      <a {...link}>
        <b>Go</b>
      </a>
      <button type="button">Stay</button>
    </>
  );
}

let wasRouted: boolean | undefined;

/** Runs after all other listeners. Stops links, which jsdom cannot follow. */
function lookAndStop(event: MouseEvent) {
  wasRouted = event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => {
  wasRouted = undefined;
  window.addEventListener('click', lookAndStop);
});
afterEach(() => window.removeEventListener('click', lookAndStop));

const route = () => screen.getByText(/^Route: /).textContent.slice('Route: '.length);
const here = 'http://localhost:3000/dashboard/';

describe('useLinkRouting', () => {
  it.each([
    [`${here}about`, '/about'],
    ['about', '/about'],
    [here, '/'],
    [`${here}artifacts?q=tcp&tags=a%2Cb#top`, '/artifacts?q=tcp&tags=a%2Cb#top'],
    [`${here}/artifacts//abc/`, '/artifacts/abc'],
    [`${here}artifacts/a%20b`, '/artifacts/a%20b'],
  ])('takes a plain click on %s to the route %s', async (href, expected) => {
    const { user } = renderScreen(<Screen link={{ href }} />, '/start');
    const entries = window.history.length;
    await user.click(screen.getByText('Go'));
    expect(wasRouted).toBe(true);
    expect(route()).toBe(expected);
    expect(window.history.length).toBe(entries + 1);
  });

  it('routes a link with the target _self', async () => {
    const { user } = renderScreen(<Screen link={{ href: 'about', target: '_self' }} />, '/start');
    await user.click(screen.getByText('Go'));
    expect(route()).toBe('/about');
  });

  it.each<[string, AnchorHTMLAttributes<HTMLAnchorElement>]>([
    ['another origin', { href: 'https://example.org/dashboard/about' }],
    ['another path', { href: 'http://localhost:3000/experiment/share/abc' }],
    ['a path that begins alike', { href: 'http://localhost:3000/dashboards/about' }],
    ['a new tab', { href: 'about', target: '_blank' }],
    ['another frame', { href: 'about', target: 'frame' }],
    ['a download', { href: 'about', download: '' }],
    ['a named download', { href: 'about', download: 'about.txt' }],
    ['mail', { href: 'mailto:help@example.org' }],
    ['nowhere', {}],
    ['what somebody else handles', { href: 'about', onClick: (event) => event.preventDefault() }],
  ])('leaves a link to %s alone', async (_, link) => {
    const { user } = renderScreen(<Screen link={link} />, '/start');
    await user.click(screen.getByText('Go'));
    expect(wasRouted).toBe(link.onClick !== undefined);
    expect(route()).toBe('/start');
  });

  it.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])(
    'leaves a click with %s to the browser',
    async (key) => {
      const { user } = renderScreen(<Screen link={{ href: 'about' }} />, '/start');
      await user.keyboard(key);
      await user.click(screen.getByText('Go'));
      expect(wasRouted).toBe(false);
      expect(route()).toBe('/start');
    },
  );

  it('ignores other mouse buttons', () => {
    renderScreen(<Screen link={{ href: 'about' }} />, '/start');
    const event = new MouseEvent('click', { button: 1, bubbles: true, cancelable: true });
    screen.getByText('Go').dispatchEvent(event);
    expect(wasRouted).toBe(false);
    expect(route()).toBe('/start');
  });

  it('ignores clicks outside links, and all clicks after it is removed', async () => {
    const { user, rerender } = renderScreen(<Screen link={{ href: 'about' }} />, '/start');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(wasRouted).toBe(false);
    rerender(<a href="about">Elsewhere</a>);
    await user.click(screen.getByText('Elsewhere'));
    expect(wasRouted).toBe(false);
  });
});
