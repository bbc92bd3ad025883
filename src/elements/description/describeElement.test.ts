import { describe, expect, it } from 'vitest';
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
  summary: 'A box.',
  component: Box,
  attributes: {
    artifactId: { kind: 'string', doc: 'Which.' },
    isOpen: { kind: 'boolean', doc: 'Whether it is open.' },
    limit: { kind: 'number', default: 3, doc: 'How many.' },
    tags: { kind: 'list', doc: 'Which ones.' },
  },
  events: { onOpen: { type: 'trovi-open', detail: 'string', isCancelable: true, doc: 'Opens.' } },
  parts: { box: 'The box.' },
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
    expect(box.properties.map(({ property }) => property)).toEqual(['artifact']);
    expect(box.events.map(({ type, prop }) => [type, prop])).toEqual([
      ['trovi-open', 'onOpen'],
      ['trovi-error', undefined],
    ]);
    expect(Object.keys(box.slots)).toEqual(['']);
  });

  it('says something about everything', () => {
    const { attributes, properties, events } = box;
    for (const { doc } of [...attributes, ...properties, ...events]) expect(doc).toMatch(/\.$/);
  });

  it('refuses what the component lacks, or takes in another kind', () => {
    const wrong = { tag: 'trovi-box', summary: '', component: Box, parts: {} } as const;
    // @ts-expect-error: the component has no such prop.
    describeElement<BoxProps>({ ...wrong, attributes: { title: { kind: 'string', doc: '' } } });
    // @ts-expect-error: the component wants a number.
    describeElement<BoxProps>({ ...wrong, attributes: { limit: { kind: 'string', doc: '' } } });
    const noSuch = { onClose: { type: 'trovi-closed', detail: 'null', doc: '' } } as const;
    // @ts-expect-error: the component never calls it.
    describeElement<BoxProps>({ ...wrong, attributes: {}, events: noSuch });
    expect(box.tag).toBe('trovi-box');
  });
});
