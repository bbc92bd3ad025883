import { expect } from 'chai';
import type { AttributeDescription } from '../../../src/elements/description/elementDescription';
import { rootOf, shellOf } from '../fixtures/page';
import { settle, waitFor } from '../fixtures/waitFor';
import type { ValueUse } from './elementUse';

/** What users find in an element: its texts, links, fields and colours. */
function shows(host: HTMLElement): string {
  const root = rootOf(host);
  const links = [...root.querySelectorAll('a')].map(({ href }) => href);
  const fields = [...root.querySelectorAll('input, textarea')].map((field) =>
    String(Reflect.get(field, 'value')),
  );
  const shell = shellOf(host);
  const scheme = shell && getComputedStyle(shell).colorScheme;
  return [root.textContent, ...links, ...fields, scheme, root.childElementCount].join('\n');
}

/** The attribute text for a value, as the documentation describes it. */
function textOf(value: unknown): string {
  if (value === true) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/**
 * Checks that an attribute has an effect, that its property does the same, and that both can be
 * undone.
 */
export async function checkAttribute(
  { name, property, kind, values, default: standard }: AttributeDescription,
  { from, value, seen = shows, staysBecause, idleBecause }: ValueUse,
): Promise<void> {
  const host = await from();
  const read = (): unknown => Reflect.get(host, property);
  const before = seen(host);
  const hasChanged = async () => {
    if (!idleBecause) return waitFor(() => seen(host) !== before, `change by ${name}`);
    await settle();
    return expect(seen(host)).to.equal(before);
  };
  const isBack = () =>
    waitFor(() => seen(host) === before, `way back without ${name}`).catch(() =>
      expect(seen(host)).to.equal(before),
    );
  const given = host.hasAttribute(name);
  if (!given) expect(read()).to.deep.equal(standard);

  host.setAttribute(name, textOf(value));
  expect(read()).to.deep.equal(value);
  await hasChanged();
  if (values) {
    host.setAttribute(name, 'no-such-value');
    expect(read()).to.deep.equal(standard);
  }
  if (kind === 'boolean') {
    host.setAttribute(name, 'false');
    expect(read()).to.equal(false);
  }
  host.removeAttribute(name);
  expect(read()).to.deep.equal(standard);
  if (staysBecause || given) await settle();
  else await isBack();

  Reflect.set(host, property, value);
  expect(host.getAttribute(name)).to.equal(textOf(value));
  await hasChanged();
  Reflect.set(host, property, undefined);
  expect(host.hasAttribute(name)).to.equal(false);
}

/**
 * Checks that a property has an effect, keeps the identity of its value and writes no attribute.
 */
export async function checkProperty(
  property: string,
  { from, value, seen = shows, staysBecause }: ValueUse,
): Promise<void> {
  const host = await from();
  const before = seen(host);
  const names = host.getAttributeNames();
  expect(Reflect.get(host, property)).to.equal(undefined);
  Reflect.set(host, property, value);
  expect(Reflect.get(host, property) === value).to.equal(true);
  await waitFor(() => seen(host) !== before, `change by ${property}`);
  expect(host.getAttributeNames()).to.deep.equal(names);
  Reflect.set(host, property, undefined);
  if (!staysBecause) await waitFor(() => seen(host) === before, `way back without ${property}`);
}

/** The members that the class of an element adds to HTMLElement. */
export function membersOf(element: CustomElementConstructor): string[] {
  const lifecycle = /^constructor$|Callback$/;
  return Object.getOwnPropertyNames(element.prototype).filter(
    (name) => !lifecycle.test(name) && !(name in HTMLElement.prototype),
  );
}
