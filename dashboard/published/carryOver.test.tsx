import { expect, it } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { carryOver } from './carryOver';

/** The app: what people did arrives as React sees it. */
function App() {
  const [q, setQ] = useState('');
  const [isOn, setIsOn] = useState(false);
  const [sort, setSort] = useState('updated');
  return (
    <main>
      <input type="search" aria-label="Search" value={q} onChange={(e) => setQ(e.target.value)} />
      <input type="checkbox" aria-label="doi" checked={isOn} onChange={() => setIsOn(!isOn)} />
      <select value={sort} onChange={(e) => setSort(e.target.value)}>
        <option value="updated">Updated</option>
        <option value="title">Title</option>
      </select>
      <a href="https://a.example/">One</a>
      <a href="https://a.example/">Two</a>
      <p>{`${q} ${isOn} ${sort}`}</p>
    </main>
  );
}

function bothPages() {
  const published = document.createElement('div');
  published.innerHTML = `<input type="search" aria-label="Search" value=""><input type="checkbox" aria-label="doi">
    <select><option value="updated" selected>Updated</option><option value="title">Title</option></select>
    <a href="https://a.example/">One</a><a href="https://a.example/">Two</a>`;
  document.body.append(published);
  const { container } = render(<App />);
  return { published, container };
}

it('gives the app texts, choices, the focus and the caret', async () => {
  const { published, container } = bothPages();
  const [box] = published.querySelectorAll('input');
  await userEvent.click(published.querySelector('input[type=checkbox]') ?? published);
  await userEvent.selectOptions(published.querySelector('select') ?? published, 'title');
  await userEvent.type(box ?? published, 'tail');
  box?.setSelectionRange(1, 2);
  carryOver(published, container);
  published.remove();
  await expect.poll(() => container.querySelector('p')?.textContent).toBe('tail true title');
  const own = container.querySelector('input');
  expect(document.activeElement).toBe(own);
  expect([own?.selectionStart, own?.selectionEnd]).toEqual([1, 2]);
});

it('gives the focus to the same of several links, and changes nothing else', () => {
  const { published, container } = bothPages();
  published.querySelectorAll('a')[1]?.focus();
  carryOver(published, container);
  published.remove();
  expect(document.activeElement).toBe(container.querySelectorAll('a')[1]);
  expect(container.querySelector('p')?.textContent).toBe(' false updated');
});
