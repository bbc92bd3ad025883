import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useRovingFocus } from './useRovingFocus';

interface GroupProps {
  names: readonly string[];
  hidden?: string;
  unfit?: string;
  role?: string;
}

function Group({ names, hidden, unfit, role }: GroupProps) {
  const host = useRef<HTMLDivElement>(null);
  return (
    <>
      <button>before</button>
      <div ref={host} role={role} {...useRovingFocus(host)}>
        {names.map((name) => (
          <span
            key={name}
            hidden={name === hidden}
            style={name === unfit ? { visibility: 'hidden' } : {}}
          >
            <button>{name}</button>
          </span>
        ))}
      </div>
      <button>after</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

async function press(...keys: string[]) {
  const names = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    names.push(focused());
  }
  return names;
}

describe('useRovingFocus', () => {
  it('makes a group one Tab stop, which is the control that had the focus last', async () => {
    render(<Group names={['a', 'b', 'c']} />);
    screen.getByText('before').focus();
    expect(await press('Tab', 'ArrowRight', 'Tab')).toEqual(['a', 'b', 'after']);
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('b');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('before');
  });

  it('moves by all arrow keys, round and round', async () => {
    render(<Group names={['a', 'b', 'c']} />);
    screen.getByText('a').focus();
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'];
    expect(await press(...keys)).toEqual(['c', 'a', 'b', 'c', 'a', 'c']);
  });

  it('moves the other way where rows begin at the right', async () => {
    render(
      <div style={{ direction: 'rtl' }}>
        <Group names={['a', 'b', 'c']} />
      </div>,
    );
    screen.getByText('a').focus();
    expect(await press('ArrowLeft', 'ArrowRight', 'ArrowDown')).toEqual(['b', 'a', 'b']);
  });

  it('moves by Home and End in a toolbar only', async () => {
    const { rerender } = render(<Group names={['a', 'b', 'c']} role="toolbar" />);
    screen.getByText('b').focus();
    expect(await press('End', 'Home')).toEqual(['c', 'a']);
    rerender(<Group names={['a', 'b', 'c']} />);
    expect(await press('End')).toEqual(['a']);
  });

  it('leaves keys with modifiers to the browser', async () => {
    render(<Group names={['a', 'b']} />);
    screen.getByText('a').focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}');
    expect(focused()).toBe('a');
  });

  it('skips what does not show, and keeps one stop', async () => {
    const { rerender } = render(<Group names={['a', 'b', 'c']} hidden="b" />);
    screen.getByText('a').focus();
    expect(await press('ArrowRight')).toEqual(['c']);
    screen.getByText('before').focus();
    rerender(<Group names={['a', 'b', 'c']} hidden="a" unfit="c" />);
    expect(await press('Tab', 'ArrowRight', 'Tab')).toEqual(['b', 'b', 'after']);
    rerender(<Group names={['d', 'e']} />);
    screen.getByText('before').focus();
    expect(await press('Tab', 'Tab')).toEqual(['d', 'after']);
  });
});
