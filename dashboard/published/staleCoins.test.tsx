// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { coinsId } from './publishedData';
import { removeStaleCoins } from './staleCoins';

it('removes the COinS of the published list when another address is shown, and tells Zotero', async () => {
  const onUpdate = vi.fn();
  document.addEventListener('ZoteroItemUpdated', onUpdate, { once: true });
  document.body.innerHTML = `<div id="app">List</div><div id="${coinsId}" hidden></div>`;
  const app = document.getElementById('app');
  const seen = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
  removeStaleCoins();
  app?.append('more');
  await seen;
  expect(document.getElementById(coinsId)).not.toBeNull();
  history.pushState(null, '', '?q=tail');
  app?.append('other');
  await waitFor(() => expect(document.getElementById(coinsId)).toBeNull());
  expect(onUpdate).toHaveBeenCalledOnce();
});
