import { describe, expect, it, vi } from 'vitest';
import { createToasts, type Toasts } from './toasts';

const messages = (toasts: Toasts) => toasts.current().map(({ message }) => message);

describe('createToasts', () => {
  it('shows messages in their order, each with an id of its own', () => {
    const toasts = createToasts();
    toasts.show('positive', 'Imported artifact');
    toasts.show('negative', 'Could not create artifact.');
    expect(toasts.current()).toMatchObject([
      { kind: 'positive', message: 'Imported artifact' },
      { kind: 'negative', message: 'Could not create artifact.' },
    ]);
    expect(new Set(toasts.current().map(({ id }) => id)).size).toBe(2);
  });

  it('shows a message once while it is shown, and again afterwards', () => {
    const toasts = createToasts();
    toasts.show('info', 'No changes to save');
    toasts.show('info', 'No changes to save');
    expect(messages(toasts)).toEqual(['No changes to save']);
    toasts.dismiss(toasts.current()[0]?.id ?? -1);
    expect(messages(toasts)).toEqual([]);
    toasts.show('info', 'No changes to save');
    expect(messages(toasts)).toEqual(['No changes to save']);
  });

  it('keeps the same words of two kinds apart', () => {
    const toasts = createToasts();
    toasts.show('info', 'Saved');
    toasts.show('positive', 'Saved');
    expect(messages(toasts)).toEqual(['Saved', 'Saved']);
  });

  it('dismisses one and leaves the others', () => {
    const toasts = createToasts();
    for (const message of ['a', 'b', 'c']) toasts.show('info', message);
    toasts.dismiss(toasts.current()[1]?.id ?? -1);
    expect(messages(toasts)).toEqual(['a', 'c']);
  });

  it('tells listeners of changes until they leave, and gives the same list in between', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    toasts.show('info', 'a');
    expect(listener).toHaveBeenCalledTimes(1);
    const before = toasts.current();
    toasts.show('info', 'a');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(toasts.current()).toBe(before);
    leave();
    toasts.show('info', 'b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
