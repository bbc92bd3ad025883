import { coinsId } from './publishedData';

/**
 * Removes the COinS of a published list as soon as the app shows another address, and tells Zotero.
 * Every change of the address changes the page, too.
 */
export function removeStaleCoins(): void {
  const coins = document.getElementById(coinsId);
  if (!coins) return;
  const { href } = location;
  const observer = new MutationObserver(() => {
    if (location.href === href) return;
    observer.disconnect();
    coins.remove();
    document.dispatchEvent(new Event('ZoteroItemUpdated', { bubbles: true }));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
