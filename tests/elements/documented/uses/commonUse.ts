import wire from '../../../../src/api/examples/artifact.json';
import { place, rootOf, shown } from '../../fixtures/page';
import { settle } from '../../fixtures/waitFor';
import type { ArtifactStates } from '../../states/artifactStates';
import { pictureIds } from '../../states/pictureIds';
import { addresses, type ElementState, feed, inline, requests } from '../../states/elementState';
import type { ElementUse, EventUse, ValueUse } from '../elementUse';

/** The paths and queries of all calls so far. */
const asked = () => requests().join('\n');

const other = { ...wire, uuid: 'other', title: 'Another one', citation: null };

/** The tests that all elements for one artifact share. */
export function artifactUse(tag: string, states: ArtifactStates) {
  const far: ElementState = async () => {
    place('<div style="height: 5000px"></div>');
    const host = feed(tag, { contents: inline(wire) });
    host.removeAttribute('eager');
    await settle();
    return host;
  };
  const idle: ElementState = async () => {
    const host = feed(tag, {
      attributes: addresses('api'),
      responses: { '/artifacts/other/': other, [`/artifacts/${wire.uuid}/`]: wire },
    });
    await shown(host, '[part="failure"] :is(h1, h2, h3)');
    await settle();
    return host;
  };
  const attributes = {
    apiUrl: { from: states.withoutAddress, value: 'https://api.example.org' },
    theme: { from: states.shown, value: 'dark' },
    eager: { from: far, value: true, staysBecause: 'What has started goes on.' },
    artifactId: { from: idle, value: 'other' },
    sharingKey: {
      from: states.fetched,
      value: 'a=',
      seen: asked,
      staysBecause: 'What was asked was asked.',
    },
  } satisfies Record<string, ValueUse>;
  const properties = {
    artifact: { from: states.shown, value: other },
  } satisfies Record<string, ValueUse>;
  const error: EventUse = {
    from: states.shown,
    act: (host) => Reflect.set(host, 'artifact', '{'),
    detail: {
      code: 'data',
      message: `The property artifact of ${tag} is a string but not valid JSON.`,
    },
  };
  const slots: ElementUse['slots'] = { '': { shown: states.plain, gone: states.shown } };
  return { attributes, properties, events: { 'trovi-error': error }, slots };
}

/** The names of the elements that are headings, in their order. */
export function headings(host: HTMLElement): string {
  const all = rootOf(host).querySelectorAll('h1, h2, h3, h4, h5, h6');
  return [...all].map(({ localName }) => localName).join(' ');
}

/** The address of a link inside an element. */
export function addressOf(host: HTMLElement, selector: string): string {
  return rootOf(host).querySelector<HTMLAnchorElement>(selector)?.href ?? '';
}

/** The glyphs of artifacts, in all colours. */
export function pictures(
  tag: string,
  ready: string,
  json: (artifact: object) => unknown = (artifact) => artifact,
): Record<string, ElementState> {
  const state =
    (uuid: string): ElementState =>
    async () => {
      const host = feed(tag, { contents: inline(json({ ...wire, uuid })) });
      await settle();
      if (!rootOf(host).querySelector(ready)) throw new Error(`${tag} shows nothing.`);
      return host;
    };
  return Object.fromEntries(pictureIds.map((id) => [id, state(id)]));
}
