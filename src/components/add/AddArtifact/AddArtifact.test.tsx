import { fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../../tests/builders/aUser';
import { fakeRepository } from '../../../../tests/fakes/fakeRepository';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { fakeWriter } from '../../../../tests/fakes/fakeWriter';
import { renderPart } from '../../../../tests/render/renderPart';
import { AddArtifact } from './AddArtifact';
import type { AddMode } from '../../../domain/addresses/routeQueries';

const onCreated = vi.fn();
const onDirtyChange = vi.fn();
const onModeChange = vi.fn();

function Add({ start = 'manual' as AddMode }) {
  const [mode, setMode] = useState(start);
  return (
    <AddArtifact
      mode={mode}
      onModeChange={(next) => {
        onModeChange(next);
        setMode(next);
      }}
      writer={fakeWriter()}
      onCreated={onCreated}
      onDirtyChange={onDirtyChange}
    />
  );
}

const showAdd = (start?: AddMode) =>
  renderPart(<Add start={start} />, {
    repository: fakeRepository({ tags: ['edge'] }),
    session: fakeSession(aUser()),
  });

const address = 'https://github.com/example-lab/tail-latency';

beforeEach(() => {
  vi.clearAllMocks();
});

describe('AddArtifact', () => {
  it.each([
    ['manual', 'Manual Entry', 'Create Artifact Manually'],
    ['import', 'Import from GitHub', 'Import from GitHub'],
  ] as const)('opens %s', (mode, tab, heading) => {
    showAdd(mode);
    const selected = screen.getByRole('tab', { selected: true });
    expect(selected.textContent).toBe(tab);
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(screen.getAllByRole('form')).toHaveLength(1);
  });

  it('changes tabs by keys, and keeps what was typed in both', async () => {
    const { user } = showAdd();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Traces' } });
    await user.click(screen.getByRole('tab', { name: 'Manual Entry' }));
    await user.keyboard('{ArrowLeft}');
    expect(onModeChange).toHaveBeenCalledExactlyOnceWith('import');
    await user.type(screen.getByLabelText('GitHub Repository URL'), 'https://');
    await user.click(screen.getByRole('tab', { name: 'Manual Entry' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Traces');
    await user.click(screen.getByRole('tab', { name: 'Import from GitHub' }));
    expect(screen.getByLabelText<HTMLInputElement>('GitHub Repository URL').value).toBe('https://');
  });

  it('is dirty while either form is', async () => {
    const { user } = showAdd();
    const title = screen.getByLabelText('Title');
    fireEvent.change(title, { target: { value: 'Traces' } });
    expect(onDirtyChange.mock.calls).toEqual([[true]]);
    await user.click(screen.getByRole('tab', { name: 'Import from GitHub' }));
    await user.type(screen.getByLabelText('GitHub Repository URL'), 'a');
    fireEvent.change(title, { target: { value: '' } });
    expect(onDirtyChange.mock.calls).toEqual([[true]]);
    await user.clear(screen.getByLabelText('GitHub Repository URL'));
    expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is clean when it hands over', async () => {
    const { user } = showAdd('import');
    onCreated.mockImplementation(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
    await user.type(screen.getByLabelText('GitHub Repository URL'), `${address}{Enter}`);
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  });

  it.each(['manual', 'import'] as const)('has no fault that a machine finds: %s', async (mode) => {
    const { container, user } = showAdd(mode);
    if (mode === 'manual') {
      await user.click(screen.getByRole('button', { name: 'Add Author' }));
      await user.click(screen.getByRole('button', { name: 'Create Artifact' }));
      await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'e');
    }
    // Colours and page landmarks cannot be judged here.
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
