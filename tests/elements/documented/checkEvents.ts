import { expect } from 'chai';
import type { EventSource } from '../../../src/elements/description/elementDescription';
import { settle, waitFor } from '../fixtures/waitFor';
import type { EventUse } from './elementUse';

const dispatched = new Map<string, Set<string>>();
const original = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'dispatchEvent');

/** The element that fires an event, if it is one of ours. */
function sourceOf(target: EventTarget, event: Event): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  if (target.localName.startsWith('trovi-')) return target;
  const root = target.getRootNode();
  const isOurs = event instanceof CustomEvent && event.bubbles && event.composed;
  return isOurs && root instanceof ShadowRoot ? root.host : undefined;
}

EventTarget.prototype.dispatchEvent = function dispatch(this: EventTarget, event: Event) {
  const tag = sourceOf(this, event)?.localName;
  if (tag) dispatched.set(tag, (dispatched.get(tag) ?? new Set()).add(event.type));
  return Boolean(Reflect.apply(original?.value as () => boolean, this, [event]));
};

/** The types of the events that elements with a tag have fired. */
export function dispatchedBy(tag: string): string[] {
  return [...(dispatched.get(tag) ?? [])];
}

/** Makes an element fire an event and checks it against the documentation. */
export async function checkEvent(
  { type, isCancelable = false }: EventSource,
  { from, act, detail }: EventUse,
): Promise<void> {
  const host = await from();
  const heard: CustomEvent<object>[] = [];
  const hear = (event: Event) => void heard.push(event as CustomEvent<object>);
  document.addEventListener(type, hear);
  const outcome = await act(host);
  const event = await waitFor(() => heard[0], `event ${type}`);
  await settle();
  document.removeEventListener(type, hear);

  expect(heard.length).to.equal(1);
  expect(event).to.be.instanceOf(CustomEvent);
  expect(event).to.include({ bubbles: true, composed: true, cancelable: isCancelable });
  expect(event.target === host).to.equal(true);
  const told = Object.entries(event.detail).filter(([name]) => name !== 'error');
  expect(Object.fromEntries(told)).to.deep.equal(
    typeof detail === 'function' ? (detail as (of: HTMLElement) => object)(host) : detail,
  );
  if (!isCancelable) return;
  expect(outcome).to.equal(false);
  host.addEventListener(type, (again) => again.preventDefault());
  expect(await act(host)).to.equal(true);
}
