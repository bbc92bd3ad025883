import type { ElementDescription } from '../description/elementDescription';

/** What fires the events of an element, by the names of props. Each gives false where a listener prevented the default. */
export type EventHandlers = Readonly<Record<string, (detail: unknown) => boolean>>;

/** The handlers that turn a component's calls into events: under names of our own, out of every shadow root, for all to hear. */
export function eventHandlers<Props extends object>(
  host: HTMLElement,
  { events }: ElementDescription<Props>,
): EventHandlers {
  const entries = events.flatMap(({ prop, type, isCancelable = false }) => {
    if (!prop) return [];
    const fire = (detail: unknown) =>
      host.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: isCancelable }),
      );
    return [[prop, fire] as const];
  });
  return Object.fromEntries(entries);
}
