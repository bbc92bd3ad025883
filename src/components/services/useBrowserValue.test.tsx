import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../tests/render/renderPart';
import { useBrowserValue } from './useBrowserValue';

const read = vi.fn(() => 'stored');

function Value() {
  return <p>{useBrowserValue(read, 'unknown')}</p>;
}

it('is the value for the server until React has hydrated the page', async () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Value />);
  expect(host.textContent).toBe('unknown');
  expect(read).not.toHaveBeenCalled();
  const element = host.firstElementChild;
  const failed = vi.fn();
  const root = await act(async () => hydrateRoot(host, <Value />, { onRecoverableError: failed }));
  expect(host.firstElementChild).toBe(element);
  expect(host.textContent).toBe('stored');
  expect(failed).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('is read at once where nothing is hydrated', () => {
  const { container } = renderPart(<Value />);
  expect(container.textContent).toBe('stored');
});
