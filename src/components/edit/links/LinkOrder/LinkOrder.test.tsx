import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../../../../tests/builders/numberedArtifacts';
import { fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import { fakeRepository } from '../../../../../tests/fakes/fakeRepository';
import { type FakeLayout, fakeLayout } from '../../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../../tests/render/renderPart';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { LinksSection } from '../LinksSection/LinksSection';

const others = numberedArtifacts(1, 5);
const linkTo = ({ id, title }: Artifact) => ({ relation: 'collection', artifactId: id, title });
const editor = fakeEditor();
let layout: FakeLayout;

beforeEach(() => {
  layout = fakeLayout();
  // Rows stand below each other, which drags by keys go by.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, this.tagName === 'LI' ? index * 50 : 0, 600, 44);
  });
});
afterEach(() => {
  layout.restore();
  vi.restoreAllMocks();
});

function Section({ start }: { start: Artifact }) {
  const [artifact, setArtifact] = useState(start);
  return <LinksSection artifact={artifact} editor={editor} onArtifact={setArtifact} />;
}

/** The section of an artifact that links to so many others. */
function showLinks(count: number, changes: Partial<Artifact> = {}) {
  const linkedArtifacts = others.slice(0, count).map(linkTo);
  return renderPart(<Section start={anArtifact({ linkedArtifacts, ...changes })} />, {
    repository: fakeRepository({ artifacts: others }),
  });
}

const list = () => screen.queryByRole('list', { name: 'Selected to link' });
const items = () => within(list()!).getAllByRole('listitem');
/** The numbers of the studies, in order. */
const order = () =>
  items()
    .map((row) => /Study (\d+)/.exec(row.textContent)?.[1])
    .join(' ');
const button = (name: string) => screen.getByRole('button', { name });
const press = (user: UserEvent, name: string) => user.click(button(name));
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the list "Selected to link"', () => {
  it('numbers what is selected, in its order, each with title and sign', () => {
    showLinks(3);
    expect(screen.getByRole('heading', { name: 'Selected to link' })).toBeTruthy();
    expect(items().map(({ textContent }) => textContent)).toEqual([
      '1Study 1',
      '2Study 2',
      '3Study 3',
    ]);
    for (const row of items()) expect(row.querySelector('svg[viewBox="0 0 48 48"]')).toBeTruthy();
  });

  it('shows artifacts that the person cannot see, with the titles that the server gave', async () => {
    const links = [
      { relation: 'collection', artifactId: 'hidden-1', title: 'A secret study' },
      { relation: 'collection', artifactId: 'hidden-2', title: '' },
    ];
    showLinks(0, { linkedArtifacts: links });
    await screen.findByRole('checkbox', { name: 'Link Study 1' });
    expect(items().map(({ textContent }) => textContent)).toEqual([
      '1A secret study',
      '2(untitled)',
    ]);
  });

  it('says where nothing is selected', () => {
    showLinks(0);
    expect(list()).toBeNull();
    expect(screen.getByText(/^Nothing yet/)).toBeTruthy();
  });

  it('takes what is checked at its end, and drops what is unchecked', async () => {
    const { user } = showLinks(2);
    const box = async (number: number) =>
      screen.findByRole('checkbox', { name: `Link Study ${number}` });
    expect((await box(1)).ariaChecked).toBe('true');
    expect((await box(4)).ariaChecked).toBe('false');
    await user.click(await box(4));
    expect(order()).toBe('1 2 4');
    expect(said()).toContain('Study 4 added, 3 of 3');
    await user.click(await box(1));
    expect(order()).toBe('2 4');
    expect(said()).toContain('Study 1 removed');
  });

  it('moves rows by plain buttons, which keep the focus, and says where they are', async () => {
    const { user } = showLinks(3);
    await press(user, 'Move Study 1 down');
    expect(order()).toBe('2 1 3');
    expect(said()).toContain('Study 1, now 2 of 3');
    expect(focused()).toBe('Move Study 1 down');
    await user.keyboard('{Enter}');
    expect(order()).toBe('2 3 1');
    expect(said()).toContain('Study 1, now 3 of 3');
    expect(focused()).toBe('Move Study 1 down');
    await press(user, 'Move Study 3 up');
    expect(order()).toBe('3 2 1');
    expect(focused()).toBe('Move Study 3 up');
  });

  it('cannot move the first row up or the last one down', async () => {
    const { user } = showLinks(2);
    expect(button('Move Study 1 up').ariaDisabled).toBe('true');
    expect(button('Move Study 1 down').ariaDisabled).toBe('false');
    expect(button('Move Study 2 down').ariaDisabled).toBe('true');
    await press(user, 'Move Study 1 up');
    await press(user, 'Move Study 2 down');
    expect(order()).toBe('1 2');
    expect(focused()).toBe('Move Study 2 down');
  });

  it('removes a row; the focus goes to the next, else to the one before, else to the heading', async () => {
    const { user } = showLinks(3);
    await press(user, 'Remove Study 2');
    expect(order()).toBe('1 3');
    expect(said()).toContain('Study 2 removed');
    expect(focused()).toBe('Remove Study 3');
    await user.keyboard('{Enter}');
    expect(order()).toBe('1');
    expect(focused()).toBe('Remove Study 1');
    await user.keyboard('{Enter}');
    expect(list()).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Selected to link'));
  });
});

it('puts removed rows back where they were, unless they are checked again', async () => {
  const { user } = showLinks(3);
  await press(user, 'Remove Study 2');
  expect(screen.getByText('Study 2 removed.')).toBeTruthy();
  await press(user, 'Remove Study 1');
  await press(user, 'Undo: put Study 1 back');
  expect(order()).toBe('1 3');
  expect(said()).toContain('Study 1 put back, 1 of 2');
  await waitFor(() => expect(focused()).toBe('Remove Study 1'));
  await press(user, 'Undo: put Study 2 back');
  expect(order()).toBe('1 2 3');
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  await press(user, 'Remove Study 3');
  await user.click(await screen.findByRole('checkbox', { name: 'Link Study 3' }));
  expect(order()).toBe('1 2 3');
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
});

describe('dragging by keys', () => {
  /** Presses keys, each once what the one before has brought about is said. */
  async function keys(user: UserEvent, ...presses: [key: string, heard: string][]) {
    for (const [key, heard] of presses) {
      await user.keyboard(key);
      await waitFor(() => expect(said()).toContain(heard));
      // The listeners for the next key come in a task of their own.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
  }

  it('lifts, moves and drops a row, and says so', async () => {
    const { user } = showLinks(3);
    button('Reorder Study 1').focus();
    await keys(
      user,
      [' ', 'Study 1 lifted, 1 of 3'],
      ['{ArrowDown}', 'Study 1, now 2 of 3'],
      [' ', 'Study 1 dropped, 2 of 3'],
    );
    expect(order()).toBe('2 1 3');
  });

  it('puts a row back on Escape', async () => {
    const { user } = showLinks(3);
    button('Reorder Study 3').focus();
    await keys(
      user,
      ['{Enter}', 'Study 3 lifted, 3 of 3'],
      ['{ArrowUp}', 'Study 3, now 2 of 3'],
      ['{Escape}', 'Study 3 put back, 3 of 3'],
    );
    expect(order()).toBe('1 2 3');
  });

  it('is explained at the handles', () => {
    showLinks(1);
    const description = button('Reorder Study 1').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toContain('Space or Enter');
    // A button needs no role.
    expect(button('Reorder Study 1').getAttribute('role')).toBeNull();
  });
});
