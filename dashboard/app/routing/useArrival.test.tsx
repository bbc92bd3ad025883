import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../tests/render/renderScreen';
import { useArrival } from './useArrival';

function Screen() {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useArrival(main);
  return (
    <>
      <button type="button" onClick={() => void navigate('/about')}>
        About
      </button>
      <button type="button" onClick={() => void navigate('/artifacts?q=b', { replace: true })}>
        Filter
      </button>
      <button type="button" onClick={() => void navigate('/artifacts?q=c')}>
        Same screen anew
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/artifacts/a/versions/v1?sharing_key=k')}>
        Version
      </button>
      <button type="button" onClick={() => void navigate('/artifacts/a')}>
        Latest
      </button>
      <button type="button" onClick={() => void navigate('/artifacts/b')}>
        Other artifact
      </button>
      <button type="button" onClick={() => void navigate('/artifacts/a#about-results')}>
        Place
      </button>
      <main ref={main} tabIndex={-1} />
    </>
  );
}

/** The positions that the page was scrolled to. */
const scrolled = vi.fn();
const hasFocus = () => document.activeElement === screen.getByRole('main');
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  act(() => button.click());
};

/** Scrolls the page as a user does. */
function scrollTo(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scrollend'));
}

/** Sets how the browser reached the page. */
function comeBy(type: NavigationTimingType) {
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

beforeEach(() => {
  scrolled.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation((_: unknown, top?: number) => {
    window.scrollY = top ?? NaN;
    scrolled(top);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.scrollY = 0;
});

describe('useArrival', () => {
  it('leaves the focus where it is on the first screen, and moves it to the contents of the next', () => {
    renderScreen(<Screen />, '/artifacts');
    expect(document.activeElement).toBe(document.body);
    press('About');
    expect(hasFocus()).toBe(true);
  });

  it('begins a new screen at its top', () => {
    renderScreen(<Screen />, '/artifacts');
    scrollTo(700);
    scrolled.mockClear();
    press('About');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('shows a screen that a person comes back to where it was left', async () => {
    renderScreen(<Screen />, '/artifacts');
    scrollTo(700);
    press('About');
    scrollTo(300);
    scrolled.mockClear();
    press('Back');
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(700));
    expect(hasFocus()).toBe(true);
  });

  it('moves nothing while filters are written into the address', () => {
    renderScreen(<Screen />, '/artifacts?q=a');
    scrollTo(700);
    scrolled.mockClear();
    press('Filter');
    expect(window.location.search).toBe('?q=b');
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Filter');
  });

  it('begins at the top of the same screen when it is asked for anew, with the focus kept', () => {
    renderScreen(<Screen />, '/artifacts');
    scrollTo(700);
    scrolled.mockClear();
    press('Same screen anew');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0);
    expect(document.activeElement?.textContent).toBe('Same screen anew');
  });

  it.each(['reload', 'back_forward'] as const)(
    'shows the page where it was left after a %s',
    (type) => {
      comeBy(type);
      const { unmount } = renderScreen(<Screen />, '/artifacts');
      scrollTo(700);
      unmount();
      scrolled.mockClear();
      renderScreen(<Screen />, '/artifacts');
      expect(scrolled).toHaveBeenCalledExactlyOnceWith(700);
    },
  );

  it('begins at the top of a page that is opened anew in the same tab', () => {
    const { unmount } = renderScreen(<Screen />, '/artifacts');
    scrollTo(700);
    unmount();
    scrolled.mockClear();
    comeBy('navigate');
    renderScreen(<Screen />, '/about');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('remembers where the page was when it is closed in the middle of scrolling', () => {
    comeBy('reload');
    const { unmount } = renderScreen(<Screen />, '/artifacts');
    window.scrollY = 250;
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    scrolled.mockClear();
    renderScreen(<Screen />, '/artifacts');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(250);
  });

  it('does without memory where the browser keeps none', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    renderScreen(<Screen />, '/artifacts');
    scrollTo(700);
    press('About');
    scrolled.mockClear();
    press('Back');
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(0));
  });

  it('leaves place and focus as they are when another version is chosen', () => {
    renderScreen(<Screen />, '/artifacts/a');
    for (const name of ['Version', 'Latest']) {
      scrollTo(700);
      scrolled.mockClear();
      press(name);
      expect(scrolled).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    }
    press('Other artifact');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0);
    expect(hasFocus()).toBe(true);
  });

  it('comes back to the place of each version', async () => {
    renderScreen(<Screen />, '/artifacts/a');
    scrollTo(700);
    press('Version');
    scrollTo(300);
    scrolled.mockClear();
    press('Back');
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(700));
  });

  it('leaves a place within the page to who shows it', () => {
    renderScreen(<Screen />, '/artifacts/a');
    scrollTo(700);
    scrolled.mockClear();
    press('Place');
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place' }));
  });
});
