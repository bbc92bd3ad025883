import type { ElementDescription } from '../description/elementDescription';

/**
 * Functions that fire the events of an element, by prop name. Each returns false if a listener
 * prevented the default action.
 */
export type EventHandlers = Readonly<Record<string, (detail: unknown) => boolean>>;

/**
 * Creates the handlers that turn a component's calls into events. The events have names of their
 * own, bubble and leave every shadow root.
 */
export function eventHandlers(
  host: HTMLElement,
  events: ElementDescription['events'],
): EventHandlers {
  const entries = events.map(({ prop, type, formerType, isCancelable = false }) => {
    const init = { bubbles: true, composed: true, cancelable: isCancelable };
    const fire = (detail: unknown) => {
      const types = formerType ? [type, formerType] : [type];
      const outcomes = types.map((one) =>
        host.dispatchEvent(new CustomEvent(one, { ...init, detail })),
      );
      return outcomes.every(Boolean);
    };
    return [prop, fire] as const;
  });
  return Object.fromEntries(entries);
}
