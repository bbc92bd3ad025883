import { render } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { wrapElement } from './wrapElement';

interface BoxProps {
  artifactId?: string;
  isOpen?: boolean;
  tags?: string[];
  artifact?: object;
  className?: string;
  onTroviOpen?: (event: CustomEvent<string>) => void;
  children?: string;
}

const Box = wrapElement<HTMLElement & { artifact?: object }, BoxProps>({
  tag: 'trovi-box',
  attributes: { artifactId: 'artifact-id', isOpen: 'is-open', tags: 'tags' },
  properties: ['artifact'],
  events: { onTroviOpen: 'trovi-open' },
});

function renderBox(props: BoxProps) {
  const ref = createRef<HTMLElement & { artifact?: object }>();
  const { rerender, unmount } = render(<Box ref={ref} {...props} />);
  const host = ref.current;
  if (!host) throw new Error('The wrapper gives no element.');
  return { host, unmount, rerender: (next: BoxProps) => rerender(<Box ref={ref} {...next} />) };
}

describe('a wrapped element', () => {
  it('has attributes, a class and children like any other', () => {
    const { host, rerender } = renderBox({
      artifactId: 'x',
      isOpen: true,
      tags: ['a', 'b, c'],
      className: 'wide',
      children: 'Plain',
    });
    expect(host.outerHTML).toBe(
      '<trovi-box artifact-id="x" is-open="" tags="a,b%2C c" class="wide">Plain</trovi-box>',
    );
    rerender({ isOpen: false });
    expect(host.outerHTML).toBe('<trovi-box></trovi-box>');
  });

  it('gets properties by identity, and loses them', () => {
    const artifact = { title: 'A' };
    const { host, rerender } = renderBox({ artifact });
    expect(host.artifact).toBe(artifact);
    expect(host.getAttributeNames()).toEqual([]);
    rerender({});
    expect(host.artifact).toBeUndefined();
  });

  it('is heard by the newest listener, until it is gone', () => {
    const heard: string[] = [];
    const { host, rerender, unmount } = renderBox({
      onTroviOpen: ({ detail }) => heard.push(`first ${detail}`),
    });
    const open = (detail: string) => host.dispatchEvent(new CustomEvent('trovi-open', { detail }));
    open('a');
    rerender({ onTroviOpen: ({ detail }) => heard.push(`second ${detail}`) });
    open('b');
    rerender({});
    open('c');
    rerender({ onTroviOpen: ({ detail }) => heard.push(`third ${detail}`) });
    unmount();
    open('d');
    expect(heard).toEqual(['first a', 'second b']);
  });

  it('lets its listener prevent what follows', () => {
    const { host } = renderBox({ onTroviOpen: (event) => event.preventDefault() });
    const event = new CustomEvent('trovi-open', { detail: '', cancelable: true });
    expect(host.dispatchEvent(event)).toBe(false);
  });

  it('passes on whatever else HTML knows', () => {
    const onClick = vi.fn();
    const props: BoxProps & { onClick: () => void; id: string } = { onClick, id: 'box' };
    const { host } = renderBox(props);
    host.click();
    expect([host.id, onClick.mock.calls.length]).toEqual(['box', 1]);
  });

  it('is rendered by a server with all that HTML can say', () => {
    const box = (
      <Box artifactId="x" artifact={{}} className="wide" onTroviOpen={() => {}}>
        Plain
      </Box>
    );
    expect(renderToString(box)).toBe('<trovi-box artifact-id="x" class="wide">Plain</trovi-box>');
  });

  it('gives its element to a function too', () => {
    const seen: (string | undefined)[] = [];
    const { unmount } = render(<Box ref={(element) => void seen.push(element?.localName)} />);
    unmount();
    expect(seen).toEqual(['trovi-box', undefined]);
  });
});
