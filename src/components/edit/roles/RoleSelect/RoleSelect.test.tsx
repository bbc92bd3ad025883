import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSelect } from '../../../../../tests/render/fakeSelect';
import type { FakeLayout } from '../../../../../tests/render/fakeLayout';
import type { Role } from '../../../../domain/artifact/role';
import { baseStyle } from '../../../ui/base/base.css';
import { RoleSelect, type RoleSelectProps } from './RoleSelect';

let layout: FakeLayout;
const chosen = vi.fn();
const select = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Role' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function Choice(props: Partial<RoleSelectProps>) {
  const [role, setRole] = useState<Role>('collaborator');
  const choose = (next: Role) => {
    chosen(next);
    setRole(next);
  };
  return <RoleSelect name="role" {...props} value={role} onChange={choose} />;
}

beforeEach(() => {
  vi.clearAllMocks();
  layout = fakeSelect();
});
afterEach(() => layout.restore());

describe('RoleSelect', () => {
  it('offers both roles and shows the one that is chosen', async () => {
    render(<Choice />);
    expect(select().textContent).toBe('collaborator');
    await userEvent.click(select());
    expect(options()).toEqual(['collaborator', 'administrator']);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('collaborator');
    await userEvent.click(screen.getByRole('option', { name: 'administrator' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('administrator');
    await waitFor(() => expect(document.activeElement).toBe(select()));
    expect(select().textContent).toBe('administrator');
  });

  it('is used by keys alone', async () => {
    render(<Choice />);
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toBe(select()));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('collaborator'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('administrator'));
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('administrator');
  });

  it('keeps the role where the list is left', async () => {
    render(<Choice />);
    await userEvent.click(select());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(options()).toEqual([]);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('opens inside the outermost part that it stands in', async () => {
    render(
      <div className={baseStyle} data-testid="screen">
        <form className={baseStyle} aria-label="Section">
          <Choice />
        </form>
      </div>,
    );
    await userEvent.click(select());
    const list = screen.getByRole('listbox');
    expect(screen.getByTestId('screen').contains(list)).toBe(true);
    expect(document.querySelector('form')?.contains(list)).toBe(false);
  });

  it('leaves it to its form what a reset means', async () => {
    render(
      <form data-testid="form" onReset={(event) => event.preventDefault()}>
        <Choice />
      </form>,
    );
    await userEvent.click(select());
    await userEvent.click(screen.getByRole('option', { name: 'administrator' }));
    fireEvent.reset(screen.getByTestId('form'));
    expect(chosen).toHaveBeenCalledOnce();
    expect(select().textContent).toBe('administrator');
  });

  it('opens for nobody while it is disabled', async () => {
    render(<Choice isDisabled />);
    expect(select().disabled).toBe(true);
    fireEvent.pointerDown(select(), { button: 0, pointerType: 'mouse' });
    fireEvent.keyDown(select(), { key: 'Enter' });
    expect(options()).toEqual([]);
  });

  it('is described by what is wrong', () => {
    render(<Choice problem="li already has this role." />);
    const invalid = { name: 'Role', description: 'li already has this role.' };
    expect(screen.getByRole('combobox', invalid).getAttribute('aria-invalid')).toBe('true');
  });
});
