import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOnline } from '../../tests/render/connection';
import { OfflineNotice } from './OfflineNotice';

const status = () => screen.getByRole('status').textContent;

describe('OfflineNotice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('shows nothing while online', () => {
    render(<OfflineNotice />);
    expect(status()).toBe('');
  });

  it('says that the browser is offline, what still works and that saving is possible later', async () => {
    render(<OfflineNotice />);
    await setOnline(false);
    expect(status()).toContain('You are offline.');
    expect(status()).toContain('Loaded pages still work and your typing is kept');
  });

  it('also appears in a page that starts offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<OfflineNotice />);
    expect(status()).toContain('You are offline.');
  });

  it('says for a while that the connection is back', async () => {
    render(<OfflineNotice />);
    await setOnline(false);
    await setOnline(true);
    expect(status()).toBe('You are online again.');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(status()).toBe('');
  });

  it('shows the current state after several changes', async () => {
    render(<OfflineNotice />);
    await setOnline(false);
    await setOnline(true);
    act(() => void vi.advanceTimersByTime(3_000));
    await setOnline(false);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(status()).toContain('You are offline.');
  });
});
