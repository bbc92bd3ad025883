import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../tests/render/renderScreen';
import { HomePage } from '../pages/HomePage';
import { Notifications } from './Notifications';
import { Shell } from './Shell';
import { toasts } from './pageToasts';

const crash = vi.hoisted(() => () => {
  throw new Error('secret detail');
});
vi.mock('./NavigationBar', () => ({ NavigationBar: crash }));
vi.mock('../../src/components/catalogue/FeaturedArtifacts/FeaturedArtifacts', () => ({
  FeaturedArtifacts: crash,
}));
vi.mock('../../src/components/catalogue/PopularTags/PopularTags', () => ({ PopularTags: crash }));
vi.mock('../../src/components/ui/Toaster/Toaster', () => ({ Toaster: crash }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('shows the screen if the navigation bar fails', () => {
  renderScreen(<Shell>Contents</Shell>);
  expect(screen.getByRole('main').textContent).toBe('Contents');
  expect(screen.getByRole('alert').textContent).toBe(
    'The navigation could not be shown. Try again',
  );
});

it('shows the page if the notifications fail', async () => {
  render(
    <>
      <p>The page</p>
      <Notifications />
    </>,
  );
  act(() => toasts.show('negative', 'Error fetching artifact: 500.'));
  const alert = await screen.findByText(/^The notifications could not be shown\./);
  expect(alert.textContent).not.toContain('secret detail');
  expect(screen.getByText('The page')).toBeTruthy();
});

it('shows the rest of Home if its artifacts fail', () => {
  renderScreen(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View All Artifacts' })).toBeTruthy();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The tags could not be shown. Try again',
    'The artifacts could not be shown. Try again',
  ]);
});
