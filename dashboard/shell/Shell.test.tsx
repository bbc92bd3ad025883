import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../tests/render/renderScreen';
import { Shell } from './Shell';

const base = 'http://localhost:3000/dashboard/';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('Shell', () => {
  it('adds the landmarks of a page around a screen', () => {
    renderScreen(<Shell>Contents</Shell>);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main').textContent).toBe('Contents');
    const foot = within(screen.getByRole('contentinfo'));
    const href = (name: string) => foot.getByRole<HTMLAnchorElement>('link', { name }).href;
    expect(foot.getByText('Trovi')).toBeTruthy();
    expect(href('About')).toBe(`${base}about`);
    expect(href('API reference')).toBe('https://api.example.org/docs/schema/');
    expect(href('Documentation')).toBe('https://docs.example.org/sharing');
  });

  it('has what the operator adds, in its place', () => {
    renderScreen(
      <Shell
        announcement={<section aria-label="Announcement">Hello</section>}
        logo={<img src="https://lab.example.org/logo.svg" alt="Our Lab" />}
        footerLinks={<a href="https://lab.example.org/privacy">Privacy</a>}
      >
        Contents
      </Shell>,
    );
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: 'Our Lab' }).textContent).toBe('');
    const announcement = screen.getByRole('region', { name: 'Announcement' });
    expect(announcement.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'Privacy' })).toBeTruthy();
  });

  it('has a skip link as its first control, which stays on the page', async () => {
    const { user } = renderScreen(<Shell>Contents</Shell>, '/artifacts?q=tcp');
    await user.tab();
    const skip = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to content' });
    expect(document.activeElement).toBe(skip);
    expect(skip.href).toBe(`${base}artifacts?q=tcp#main`);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.href).toBe(`${base}artifacts?q=tcp`);
  });

  it('has a second skip link where a screen has an aim', async () => {
    const { user } = renderScreen(
      <Shell>
        <a href="#launch" part="launch">
          Launch
        </a>
      </Shell>,
      '/artifacts/a1',
    );
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to Launch');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByText('Launch'));
  });

  it('changes the screen without a page load, with the focus on its heading', async () => {
    const { user } = renderScreen(
      <Shell>
        <h1>Contents</h1>
      </Shell>,
    );
    await user.click(within(screen.getByRole('navigation')).getByText('About'));
    expect(window.location.href).toBe(`${base}about`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contents' }));
  });
});
