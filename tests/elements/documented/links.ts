import { shown } from '../fixtures/page';

/**
 * Clicks a link inside an element without leaving the page. Returns whether the navigation was
 * prevented.
 */
export async function clickLink(host: Element, selector: string): Promise<boolean> {
  const link = await shown(host, selector);
  let isPrevented = false;
  const stay = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  link.click();
  return isPrevented;
}
