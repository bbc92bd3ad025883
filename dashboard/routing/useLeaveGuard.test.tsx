import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../tests/render/renderScreen';
import { watchHistory } from './historyGuard';
import { useLeaveGuard } from './useLeaveGuard';
import { useLinkRouting } from './useLinkRouting';

const kept = 'What you typed is kept as a draft on this device.';
const confirm = vi.fn<(question?: string) => boolean>();
const question = () => screen.queryByRole('alertdialog', { name: 'Leave this page?' });
const asked = () => screen.findByRole('alertdialog', { name: 'Leave this page?' });
const route = (path: string) => screen.findByText(`Route: ${path}`);

function Screen({ isDirty }: { isDirty: boolean }) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const dialog = useLeaveGuard(isDirty, kept);
  useLinkRouting();
  return (
    <>
      {dialog}
      <p>Route: {pathname + hash}</p>
      <button type="button" onClick={() => void navigate('/artifacts/add')}>
        Further
      </button>
      <button type="button" onClick={() => void navigate('#authors')}>
        To the authors
      </button>
      <a href="/dashboard/artifacts/add?mode=import#main">Skip to content</a>
      <a href="/dashboard/artifacts/add?mode=import">The same page</a>
      <a href="/dashboard/artifacts/add?mode=manual#main">The other tab</a>
      <a href="/dashboard/about">About</a>
      <a href="/">Another site</a>
      <a href="/dashboard/about" target="_blank" rel="noreferrer">
        Beside
      </a>
    </>
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Whether the browser would follow a clicked link. Stops it, because jsdom cannot follow links. */
function isFollowed(name: string, init: MouseEventInit = {}): boolean {
  let wasFree = false;
  const stop = (event: MouseEvent) => {
    wasFree = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), init);
  window.removeEventListener('click', stop);
  return wasFree;
}
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}
async function go(steps: number): Promise<void> {
  await act(async () => {
    const heard = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true, capture: true }),
    );
    window.history.go(steps);
    await heard;
  });
}
const goBack = () => go(-1);

beforeAll(watchHistory);
// Loading the code of the dialog takes a long time on a busy machine.
beforeEach(() => {
  confirm.mockReset();
  vi.stubGlobal('confirm', confirm);
});
afterEach(() => {
  expect(confirm).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

describe('useLeaveGuard', () => {
  it('does not ask if nothing was typed', async () => {
    renderScreen(<Screen isDirty={false} />);
    expect(unload()).toBe(true);
    await follow('About');
    await route('/about');
    expect(question()).toBeNull();
  });

  it('asks in a dialog before a link is followed, and follows it after a yes', async () => {
    renderScreen(<Screen isDirty />, '/artifacts/add');
    await follow('About');
    expect((await asked()).textContent).toContain(kept);
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
    await answer('Leave Page');
    await route('/about');
    expect(question()).toBeNull();
  });

  it.each(['{Escape}', '{Tab}{Enter}'])('stays after a no by keys: %s', async (keys) => {
    renderScreen(<Screen isDirty />, '/artifacts/add');
    await follow('About');
    await asked();
    expect(document.activeElement?.textContent).toBe('Leave Page');
    await userEvent.keyboard(keys);
    expect(question()).toBeNull();
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
    const link = screen.getByRole('link', { name: 'About' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    await follow('About');
    await asked();
  });

  it('leaves links that open in another tab or lead elsewhere to the browser', () => {
    renderScreen(<Screen isDirty />);
    expect(isFollowed('Beside')).toBe(true);
    expect(isFollowed('About', { ctrlKey: true })).toBe(true);
    expect(isFollowed('Another site')).toBe(true);
    expect(question()).toBeNull();
  });

  it('does not ask for links within the page', async () => {
    renderScreen(<Screen isDirty />, '/artifacts/add?mode=import');
    await follow('Skip to content');
    await route('/artifacts/add#main');
    expect(question()).toBeNull();
  });

  it.each(['The same page', 'The other tab'])(
    'asks for a link that leads anew to: %s',
    async (name) => {
      renderScreen(<Screen isDirty />, '/artifacts/add?mode=import');
      await follow(name);
      await asked();
      await answer('Cancel');
      expect(window.location.search).toBe('?mode=import');
    },
  );

  it('makes the browser ask before the page is closed or reloaded', () => {
    renderScreen(<Screen isDirty />);
    expect(unload()).toBe(false);
  });

  it('asks before the router handles the back button', async () => {
    renderScreen(<Screen isDirty />, '/about');
    await answer('Further');
    await goBack();
    await asked();
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/artifacts/add'));
    await answer('Leave Page');
    await route('/about');
    expect(window.location.pathname).toBe('/dashboard/about');
  });

  it('asks once, however often the back button is pressed, and again after a no', async () => {
    renderScreen(<Screen isDirty />, '/about');
    await answer('Further');
    await goBack();
    await asked();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/artifacts/add'));
    await goBack();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/artifacts/add'));
    await answer('Cancel');
    expect(question()).toBeNull();
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
    await goBack();
    await asked();
  });

  it('does not ask when the back button stays within the page', async () => {
    renderScreen(<Screen isDirty />, '/about');
    await answer('Further');
    await answer('To the authors');
    await route('/artifacts/add#authors');
    await goBack();
    await route('/artifacts/add');
    expect(question()).toBeNull();
    await goBack();
    await asked();
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
  });
});
