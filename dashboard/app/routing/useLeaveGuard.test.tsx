import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../tests/render/renderScreen';
import { watchHistory } from './historyGuard';
import { useLeaveGuard } from './useLeaveGuard';

const question = 'Leave this page?';
const confirm = vi.fn<(question?: string) => boolean>();

function Screen({ isDirty }: { isDirty: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLeaveGuard(isDirty, question);
  return (
    <>
      <p>Route: {pathname}</p>
      <button type="button" onClick={() => void navigate('/artifacts/add')}>
        Further
      </button>
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
  it('lets everybody go who has typed nothing', () => {
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

  it('does not ask about links that open beside the page', () => {
    renderScreen(<Screen isDirty />);
    expect(follow('Beside')).toBe(true);
    expect(follow('About', { ctrlKey: true })).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('lets the browser ask before the page is closed or loaded anew', () => {
    renderScreen(<Screen isDirty />);
    expect(unload()).toBe(false);
  });

  it('asks before the router hears of the back button', async () => {
    confirm.mockReturnValue(true);
    renderScreen(<Screen isDirty />, '/about');
    fireEvent.click(screen.getByRole('button', { name: 'Further' }));
    expect(screen.getByText('Route: /artifacts/add')).toBeDefined();
    await goBack();
    expect(confirm).toHaveBeenCalledExactlyOnceWith(question);
    expect(screen.getByText('Route: /about')).toBeDefined();
  });
});
