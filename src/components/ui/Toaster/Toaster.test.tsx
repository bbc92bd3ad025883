import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeTimers, fakeTimers } from '../../../../tests/render/fakeTimers';
import { Toaster } from './Toaster';
import { places } from './Toaster.css';
import { createToasts, type ToastKind, type Toasts } from './toasts';

let toasts: Toasts;
let timers: FakeTimers;

function show(message: string, kind: ToastKind = 'info') {
  act(() => toasts.show(kind, message));
}

const isShown = (message: string) => screen.queryByText(message) !== null;
const dismissButtons = () => screen.getAllByRole('button', { name: 'Dismiss' });

beforeEach(() => {
  timers = fakeTimers();
  toasts = createToasts();
  render(<Toaster toasts={toasts} />);
});
afterEach(() => timers.restore());

describe('Toaster', () => {
  it('is a region of its own, read out politely', () => {
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    show('Imported artifact', 'positive');
    expect(region.textContent).toBe('Imported artifact');
  });

  it('shows failures only where the page does not say them', () => {
    show('The session has ended.', 'negative');
    act(() => toasts.showOutcome('positive', 'Created artifact'));
    act(() => toasts.showOutcome('negative', 'Could not create artifact.', true));
    act(() => toasts.showOutcome('negative', 'Could not import artifact.', false));
    expect(isShown('The session has ended.')).toBe(true);
    expect(isShown('Created artifact')).toBe(true);
    expect(isShown('Could not create artifact.')).toBe(false);
    expect(isShown('Could not import artifact.')).toBe(true);
  });

  it('goes to the top while it would cover the focused element, and back', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this === below) return new DOMRect(0, 700, 100, 40);
      const isAtTop = screen.getByRole('region').className.includes(places.top);
      return new DOMRect(0, isAtTop ? 0 : 680, 400, 80);
    });
    const below = document.createElement('button');
    document.body.append(below);
    below.focus();
    show('Updated roles.', 'positive');
    expect(screen.getByRole('region').className).toContain(places.top);
    timers.pass(5000);
    expect(screen.getByRole('region').className).toContain(places.bottom);
    below.blur();
    show('Updated links.', 'positive');
    expect(screen.getByRole('region').className).toContain(places.bottom);
    act(() => below.focus());
    expect(screen.getByRole('region').className).toContain(places.top);
    below.remove();
    vi.restoreAllMocks();
  });

  it('looks different for each kind', () => {
    for (const kind of ['positive', 'negative', 'info'] as const) show(kind, kind);
    const looks = dismissButtons().map((button) => button.parentElement?.className);
    expect(new Set(looks).size).toBe(3);
    const signs = dismissButtons().map(
      (button) => button.parentElement?.querySelector('path')?.outerHTML,
    );
    expect(new Set(signs).size).toBe(3);
  });

  it('lets each go after 5 seconds', () => {
    show('first');
    timers.pass(3000);
    show('second');
    timers.pass(1999);
    expect(isShown('first')).toBe(true);
    timers.pass(1);
    expect(isShown('first')).toBe(false);
    expect(isShown('second')).toBe(true);
    timers.pass(3000);
    expect(isShown('second')).toBe(false);
  });

  it('shows what is shown already once', () => {
    show('again');
    show('again');
    expect(screen.getAllByText('again')).toHaveLength(1);
  });

  it('waits while a person points at it', async () => {
    show('read me');
    await timers.user.hover(screen.getByText('read me'));
    timers.pass(60_000);
    expect(isShown('read me')).toBe(true);
    await timers.user.unhover(screen.getByText('read me'));
    timers.pass(4999);
    expect(isShown('read me')).toBe(true);
    timers.pass(1);
    expect(isShown('read me')).toBe(false);
  });

  it('waits while the focus is in it', async () => {
    show('read me');
    await timers.user.tab();
    await waitFor(() => expect(document.activeElement).toBe(dismissButtons()[0]));
    timers.pass(60_000);
    expect(isShown('read me')).toBe(true);
    await timers.user.tab();
    timers.pass(5000);
    expect(isShown('read me')).toBe(false);
  });

  it('waits for the focus when the pointer has only passed over', async () => {
    show('read me');
    await timers.user.tab();
    await timers.user.hover(screen.getByText('read me'));
    await timers.user.unhover(screen.getByText('read me'));
    timers.pass(60_000);
    expect(isShown('read me')).toBe(true);
  });

  it('waits for the pointer when the focus has only passed through', async () => {
    show('read me');
    await timers.user.hover(screen.getByText('read me'));
    await timers.user.tab();
    await timers.user.tab();
    timers.pass(60_000);
    expect(isShown('read me')).toBe(true);
  });

  it('goes at once when it is dismissed', async () => {
    show('first');
    show('second');
    await timers.user.click(dismissButtons()[0] as HTMLElement);
    expect(isShown('first')).toBe(false);
    expect(isShown('second')).toBe(true);
  });

  it('keeps nothing for ever after one was dismissed by keys', async () => {
    show('first');
    show('second');
    await timers.user.tab();
    await timers.user.keyboard('{Enter}');
    expect(isShown('first')).toBe(false);
    timers.pass(5000);
    expect(isShown('second')).toBe(false);
  });

  it('lets later ones go too, after the last one was dismissed', async () => {
    show('first');
    await timers.user.click(dismissButtons()[0] as HTMLElement);
    show('later');
    timers.pass(5000);
    expect(isShown('later')).toBe(false);
  });

  describe('with a button', () => {
    const run = vi.fn();
    const undo = { label: 'Undo', run };
    const undoButton = () => screen.getByRole('button', { name: 'Undo' });
    const showSaved = () => act(() => toasts.show('positive', 'Saved', undo));
    beforeEach(() => run.mockReset());

    it('stays for 10 seconds, longer while the focus is in it', async () => {
      showSaved();
      timers.pass(9_999);
      expect(isShown('Saved')).toBe(true);
      act(() => undoButton().focus());
      timers.pass(60_000);
      expect(isShown('Saved')).toBe(true);
      act(() => undoButton().blur());
      timers.pass(9_999);
      expect(isShown('Saved')).toBe(true);
      timers.pass(1);
      expect(isShown('Saved')).toBe(false);
      expect(run).not.toHaveBeenCalled();
    });

    it('goes when the button is pressed, which acts once', async () => {
      showSaved();
      await timers.user.dblClick(undoButton());
      expect(run).toHaveBeenCalledOnce();
      expect(isShown('Saved')).toBe(false);
    });

    it('gets the focus by F8, and gives it back', async () => {
      const field = document.createElement('input');
      document.body.append(field);
      field.focus();
      await timers.user.keyboard('{F8}');
      expect(document.activeElement).toBe(field);
      showSaved();
      await timers.user.keyboard('{F8}');
      expect(document.activeElement).toBe(undoButton());
      await timers.user.keyboard('{Enter}');
      expect(run).toHaveBeenCalledOnce();
      expect(document.activeElement).toBe(field);
      field.remove();
    });

    it('replaces the same message with an older button', async () => {
      showSaved();
      const newer = vi.fn();
      timers.pass(6000);
      act(() => toasts.show('positive', 'Saved', { label: 'Undo', run: newer }));
      timers.pass(6000);
      await timers.user.click(undoButton());
      expect(newer).toHaveBeenCalledOnce();
      expect(run).not.toHaveBeenCalled();
    });
  });

  it('shows markup as it is written, and every line', () => {
    show('Error <b>title</b>: too long\ntags: unknown', 'negative');
    const region = screen.getByRole('region');
    expect(region.textContent).toBe('Error <b>title</b>: too long\ntags: unknown');
    expect(region.querySelector('b')).toBeNull();
  });
});
