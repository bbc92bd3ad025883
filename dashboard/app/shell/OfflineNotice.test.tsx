import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOnline } from '../../../tests/render/connection';
import { OfflineNotice } from './OfflineNotice';

const status = () => screen.getByRole('status').textContent;

describe('OfflineNotice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('says nothing with a connection', () => {
    render(<OfflineNotice />);
    expect(status()).toBe('');
  });

  it('says that there is none, what stays, and that one can save later', async () => {
    render(<OfflineNotice />);
    await setOnline(false);
    expect(status()).toContain('You are offline.');
    expect(status()).toContain('What has been loaded stays, and what you type is kept');
  });

  it('says so in a page that comes up without one', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<OfflineNotice />);
    expect(status()).toContain('You are offline.');
  });

  it('says for a while that it is back', async () => {
    render(<OfflineNotice />);
    await setOnline(false);
    await setOnline(true);
    expect(status()).toBe('You are online again.');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(status()).toBe('');
  });

  it('says what is the case now, however often that changes', async () => {
    render(<OfflineNotice />);
    await setOnline(false);
    await setOnline(true);
    act(() => void vi.advanceTimersByTime(3_000));
    await setOnline(false);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(status()).toContain('You are offline.');
  });
});
