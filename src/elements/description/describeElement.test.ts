import { describe, expect, it } from 'vitest';
import { documentElement } from '../docs/documentElement';
import { describeElement } from './describeElement';

interface BoxProps {
  artifactId?: string;
  isOpen?: boolean;
  limit?: number;
  tags?: string[];
  onOpen: (detail: string) => boolean;
}

function Box(props: BoxProps) {
  return props.artifactId;
}

const box = describeElement<BoxProps>({
  tag: 'trovi-box',
  component: Box,
  attributes: {
    artifactId: { kind: 'string' },
    isOpen: { kind: 'boolean' },
    limit: { kind: 'number', default: 3 },
    tags: { kind: 'list' },
  },
  events: { onOpen: { type: 'trovi-open', isCancelable: true } },
});

describe('describeElement', () => {
  it('gives each attribute the name that HTML has for it', () => {
    expect(box.attributes.slice(0, 4).map(({ name, property }) => [name, property])).toEqual([
      ['artifact-id', 'artifactId'],
      ['is-open', 'isOpen'],
      ['limit', 'limit'],
      ['tags', 'tags'],
    ]);
  });

  it('adds what all elements have in common', () => {
    expect(box.attributes.slice(4).map(({ name }) => name)).toEqual([
      'api-url',
      'portal-url',
      'dashboard-url',
      'theme',
      'eager',
    ]);
    expect(box.properties).toEqual(['artifact']);
    expect(box.events.map(({ type, prop }) => [type, prop])).toEqual([['trovi-open', 'onOpen']]);
  });

  it('refuses what the component lacks, or takes in another kind', () => {
    const wrong = { tag: 'trovi-box', component: Box } as const;
    // @ts-expect-error: the component has no such prop.
    describeElement<BoxProps>({ ...wrong, attributes: { title: { kind: 'string' } } });
    // @ts-expect-error: the component expects a number.
    describeElement<BoxProps>({ ...wrong, attributes: { limit: { kind: 'string' } } });
    const noSuch = { onClose: { type: 'trovi-close' } } as const;
    // @ts-expect-error: the component has no such event.
    describeElement<BoxProps>({ ...wrong, attributes: {}, events: noSuch });
    expect(box.tag).toBe('trovi-box');
  });
});

describe('documentElement', () => {
  const attributes = { artifactId: 'A.', isOpen: 'B.', limit: 'C.', tags: 'D.' };
  const events = { 'trovi-open': { detail: 'string', doc: 'Opens.' } };
  const docs = { summary: 'A box.', attributes, events, parts: {} };

  it('says something about everything, also about what all elements have in common', () => {
    const documented = documentElement(box, docs);
    const { attributes: named, properties, events: fired } = documented;
    for (const { doc } of [...named, ...properties, ...fired]) expect(doc).toMatch(/\.$/);
    expect(fired.map(({ type }) => type)).toEqual(['trovi-open', 'trovi-error']);
    expect(Object.keys(documented.slots)).toEqual(['']);
  });

  it('throws an error for what is not documented', () => {
    expect(() => documentElement(box, { ...docs, attributes: {} })).toThrow('documents artifactId');
  });
});
