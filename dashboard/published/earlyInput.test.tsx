// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsHydrating } from '../../src/components/services/useBrowserValue';
import { findEarlyInput } from './earlyInput';

function Page({ onShown }: { onShown?: () => void }) {
  const [q, setQ] = useState('');
  const [isOn, setIsOn] = useState(false);
  const [sort, setSort] = useState('updated');
  useLayoutEffect(() => onShown?.(), [onShown]);
  const isHydrating = useIsHydrating();
  return (
    <main>
      <input type="search" value={q} onChange={(event) => setQ(event.target.value)} />
      <input type="checkbox" checked={isOn} onChange={() => setIsOn(!isOn)} />
      <select value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="updated">Updated</option>
        <option value="title">Title</option>
      </select>
      <p data-state={isHydrating}>{`${q} ${isOn} ${sort}`}</p>
    </main>
  );
}

let host: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.createElement('div');
  host.innerHTML = renderToString(<Page />);
  document.body.append(host);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = <Name extends 'input' | 'select'>(name: Name, type = '') => {
  const found = host.querySelector<HTMLElementTagNameMap[Name]>(name + type);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

/** Types and chooses as a person does before scripts load. */
function fillFields() {
  const box = field('input');
  box.focus();
  box.value = 'tail';
  box.setSelectionRange(1, 2);
  field('input', '[type=checkbox]').checked = true;
  field('select').value = 'title';
}

async function hydrate() {
  const onShown = () => queueMicrotask(findEarlyInput(host));
  await act(async () => {
    root = hydrateRoot(host, <Page onShown={onShown} />);
  });
}

it('repeats what a person typed and chose before React hydrated the page', async () => {
  fillFields();
  const box = field('input');
  await hydrate();
  expect(host.querySelector('p')?.textContent).toBe('tail true title');
  expect(document.activeElement).toBe(box);
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['tail', 1, 2]);
  expect(field('input', '[type=checkbox]').checked).toBe(true);
  expect(field('select').value).toBe('title');
});

it('undoes what the browser filled in after a reload', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as unknown as PerformanceEntry,
  ]);
  fillFields();
  await hydrate();
  expect(host.querySelector('p')?.textContent).toBe(' false updated');
  expect(field('input').value).toBe('');
  expect(field('input', '[type=checkbox]').checked).toBe(false);
  expect(field('select').value).toBe('updated');
});

it('changes nothing on a page that nobody has touched', async () => {
  await hydrate();
  expect(host.querySelector('p')?.textContent).toBe(' false updated');
});
