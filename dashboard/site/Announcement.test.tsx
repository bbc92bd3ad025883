import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcement } from './Announcement';

const bar = () => screen.queryByRole('region', { name: 'Announcement' });
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Announcement', () => {
  it('shows markup as text', () => {
    render(<Announcement text="<b onclick=alert(1)>Maintenance</b>" level="info" />);
    expect(bar()?.textContent).toContain('<b onclick=alert(1)>Maintenance</b>');
    expect(bar()?.querySelector('b')).toBeNull();
  });

  it('stays closed on this device, until its text changes', async () => {
    const { unmount } = render(<Announcement text="Maintenance on Monday" level="info" />);
    await close();
    expect(bar()).toBeNull();
    unmount();
    const again = render(<Announcement text="Maintenance on Monday" level="warning" />);
    expect(bar()).toBeNull();
    again.unmount();
    render(<Announcement text="Maintenance on Tuesday" level="info" />);
    expect(bar()).toBeTruthy();
  });

  it('hands the focus on to the navigation when it is closed', async () => {
    render(
      <div>
        <Announcement text="Hello" level="info" />
        <header>
          <a href="/">Trovi</a>
        </header>
      </div>,
    );
    await close();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Trovi' }));
  });

  it('can be closed where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    render(<Announcement text="Hello" level="info" />);
    await close();
    expect(bar()).toBeNull();
  });

  it('is gone after its time, also in a page that is open', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) });
    const { unmount } = render(
      <Announcement text="Hello" level="info" until="2026-11-03T12:00:00Z" />,
    );
    act(() => void vi.advanceTimersByTime(2 * 86_400_000));
    expect(bar()).toBeTruthy();
    act(() => void vi.advanceTimersByTime(86_400_000 / 2));
    expect(bar()).toBeNull();
    unmount();
    render(<Announcement text="Hello" level="info" until="2026-11-03T12:00:00Z" />);
    expect(bar()).toBeNull();
  });

  it('stays for a time that is longer than a timer can wait', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) });
    render(<Announcement text="Hello" level="info" until="2027-12-31" />);
    act(() => void vi.advanceTimersByTime(86_400_000));
    expect(bar()).toBeTruthy();
  });

  it('can be scrolled by keyboard if its text is too long', () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(160);
    render(<Announcement text={'word '.repeat(2_000)} level="info" />);
    expect(screen.getByText(/^word/).tabIndex).toBe(0);
  });
});
