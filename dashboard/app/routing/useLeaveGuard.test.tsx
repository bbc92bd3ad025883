import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../tests/render/renderScreen';
import { watchHistory } from './historyGuard';
import { useLeaveGuard } from './useLeaveGuard';

const question = 'Leave this page?';
const confirm = vi.fn<(question?: string) => boolean>();

function Screen({ isDirty }: { isDirty: boolean }) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  useLeaveGuard(isDirty, question);
  return (
    <>
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
      <a href="/dashboard/about" target="_blank" rel="noreferrer">
        Beside
      </a>
    </>
  );
}

/** Runs after all other listeners. Stops links, which jsdom cannot follow. */
let wasKept: boolean | undefined;
function lookAndStop(event: MouseEvent) {
  wasKept = event.defaultPrevented;
  event.preventDefault();
}
function follow(name: string, init: MouseEventInit = {}): boolean {
  wasKept = true;
  fireEvent.click(screen.getByRole('link', { name }), init);
  return !wasKept;
}
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}
async function goBack(): Promise<void> {
  await act(async () => {
    const heard = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true, capture: true }),
    );
    window.history.back();
    await heard;
  });
}

beforeAll(watchHistory);
beforeEach(() => {
  confirm.mockReset();
  vi.stubGlobal('confirm', confirm);
  window.addEventListener('click', lookAndStop);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.removeEventListener('click', lookAndStop);
});

describe('useLeaveGuard', () => {
  it('does not ask if nothing was typed', () => {
    renderScreen(<Screen isDirty={false} />);
    expect(follow('About')).toBe(true);
    expect(unload()).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each([true, false])('asks before a link is followed: %s', (isSure) => {
    confirm.mockReturnValue(isSure);
    renderScreen(<Screen isDirty />);
    expect(follow('About')).toBe(isSure);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(question);
  });

  it('does not ask for links that open in another tab', () => {
    renderScreen(<Screen isDirty />);
    expect(follow('Beside')).toBe(true);
    expect(follow('About', { ctrlKey: true })).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('does not ask for links within the page', () => {
    renderScreen(<Screen isDirty />, '/artifacts/add?mode=import');
    expect(follow('Skip to content')).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each(['The same page', 'The other tab'])('asks for a link that leads anew to: %s', (name) => {
    confirm.mockReturnValue(false);
    renderScreen(<Screen isDirty />, '/artifacts/add?mode=import');
    expect(follow(name)).toBe(false);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(question);
  });

  it('makes the browser ask before the page is closed or reloaded', () => {
    renderScreen(<Screen isDirty />);
    expect(unload()).toBe(false);
  });

  it('asks before the router handles the back button', async () => {
    confirm.mockReturnValue(true);
    renderScreen(<Screen isDirty />, '/about');
    fireEvent.click(screen.getByRole('button', { name: 'Further' }));
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
    await goBack();
    expect(confirm).toHaveBeenCalledExactlyOnceWith(question);
    expect(screen.getByText('Route: /about')).toBeDefined();
  });

  it('does not ask when the back button stays within the page', async () => {
    confirm.mockReturnValue(false);
    renderScreen(<Screen isDirty />, '/about');
    fireEvent.click(screen.getByRole('button', { name: 'Further' }));
    fireEvent.click(screen.getByRole('button', { name: 'To the authors' }));
    expect(screen.getByText('Route: /artifacts/add#authors')).toBeDefined();
    await goBack();
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
    await goBack();
    expect(confirm).toHaveBeenCalledExactlyOnceWith(question);
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
  });
});
