import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

const controls = ':is(a[href], button, input):not(:disabled)';

/**
 * Makes a group of controls one stop of the Tab key. Arrow keys move in it, round and round. Home
 * and End do so only in a toolbar, because they scroll the page from a link. Tab returns to the
 * control that had the focus last. Give the group the returned handlers.
 */
export function useRovingFocus(group: RefObject<HTMLElement | null>) {
  const last = useRef<EventTarget>(undefined);
  useLayoutEffect(() => setStop(group.current, last.current));
  return {
    onFocus({ target }: FocusEvent) {
      last.current = target;
      setStop(group.current, target);
    },
    onKeyDown(event: KeyboardEvent) {
      const { current: host } = group;
      if (!host || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const usable = controlsOf(host).filter(isUsable);
      const to = placeAfter(event.key, host, {
        from: usable.findIndex((control) => control === event.target),
        count: usable.length,
      });
      const next = usable[to];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** The index that a key leads to. `-1`: the browser handles the key. */
function placeAfter(key: string, host: HTMLElement, { from, count }: Record<string, number>) {
  if (from === undefined || count === undefined || from < 0) return -1;
  const aside = getComputedStyle(host).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: aside,
    ArrowLeft: -aside,
    ArrowDown: 1,
    ArrowUp: -1,
  };
  const step = steps[key];
  if (step) return (from + step + count) % count;
  if (!host.matches('[role="toolbar"]')) return -1;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : -1;
}

const controlsOf = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(controls)];

/** Whether a control shows. Tags that don't fit into a line are there to be measured. */
function isUsable(control: HTMLElement): boolean {
  return !control.closest('[hidden]') && getComputedStyle(control).visibility !== 'hidden';
}

/** Lets Tab reach only one control of a group. */
function setStop(host: HTMLElement | null, wanted: EventTarget | undefined): void {
  const all = host ? controlsOf(host) : [];
  const stop = all.find((control) => control === wanted && isUsable(control)) ?? all.find(isUsable);
  for (const control of all) control.tabIndex = control === stop ? 0 : -1;
}
