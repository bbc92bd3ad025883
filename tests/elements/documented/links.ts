import { shown } from '../fixtures/page';

/** Clicks a link inside an element; the page stays where it is. Gives whether the link would not have been followed. */
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
