import type { Page } from '@playwright/test';

type ScreenName =
  | 'home'
  | 'list'
  | 'detail'
  | 'add'
  | 'edit'
  | 'about'
  | 'login'
  | 'notFound'
  /** The sign-on server's page. */
  | 'signOn'
  /** No page yet, or the browser's own error page. */
  | 'nothing';

/** The visible content of a page at one moment. */
export interface Sight {
  screen: ScreenName;
  /** Path and query below the dashboard's address. */
  path: string;
  /** The first words of `main`. */
  words: string;
  heading: string;
  /** The signed-in user in the navigation bar. */
  user?: string;
  /** The heading of the open dialog. */
  dialog?: string;
  /** Names of the enabled buttons in the open dialog, or else in `main`. */
  buttons: string[];
  /** Paths of links to other screens, without the login button. */
  links: string[];
  /** The values of the Add or Edit form, by the names of `formFields`. */
  fields?: Record<string, string>;
  isLoading: boolean;
}

/** Reads a page. Waits for a running navigation first. */
export async function look(page: Page, dashboard: string): Promise<Sight> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const seen = await page.evaluate(readPage, dashboard);
      return { ...seen, screen: screenOf(seen.address, seen.path) };
    } catch (error) {
      if (attempt === 20) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

function screenOf(address: string, path: string | undefined): ScreenName {
  if (path === undefined) return address.startsWith('http') ? 'signOn' : 'nothing';
  const [pathname = ''] = path.split('?');
  const known: Record<string, ScreenName> = {
    '': 'home',
    artifacts: 'list',
    'artifacts/add': 'add',
    about: 'about',
    login: 'login',
  };
  if (known[pathname]) return known[pathname];
  if (/^artifacts\/[^/]+\/edit$/.test(pathname)) return 'edit';
  return /^artifacts\/[^/]+(\/versions\/[^/]+)?$/.test(pathname) ? 'detail' : 'notFound';
}

/** Runs in the page. */
function readPage(dashboard: string) {
  const textOf = (element: Element | null) => element?.textContent?.trim().slice(0, 120) ?? '';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const main = document.querySelector('main');
  const login = textOf(document.querySelector('header a[href*="/login"]'));
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].find(
    isShown,
  );
  const { href } = window.location;
  const path = href.startsWith(dashboard) ? href.slice(dashboard.length).split('#')[0] : undefined;

  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? textOf(button);
  const buttons = [...(dialog ?? main ?? document.body).querySelectorAll('button')]
    .filter((button) => isShown(button) && !button.disabled && button.ariaDisabled !== 'true')
    .map(nameOf);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => isShown(link) && !link.target && link.href.startsWith(dashboard))
    .map((link) => link.href.slice(dashboard.length))
    .filter((to) => !to.startsWith('login') && !to.includes('#'));

  function readForm(): Record<string, string> | undefined {
    const forms = [...(main?.querySelectorAll('form') ?? [])];
    if (forms.length === 0) return undefined;
    const fields: Record<string, string> = {};
    for (const control of forms.flatMap((form) => [...form.elements])) {
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!isText || !control.name || ['radio', 'checkbox'].includes(control.type)) continue;
      if (control.type === 'email' && control.closest('[aria-label^="Role "]')) {
        fields[`role:${control.value}`] = 'there';
      } else fields[control.name] = control.value;
    }
    for (const choice of main?.querySelectorAll<HTMLInputElement>(
      'form input[type="radio"]:checked',
    ) ?? [])
      fields[choice.name] = choice.value;
    for (const chip of main?.querySelectorAll('form button[aria-label^="Remove "]') ?? [])
      fields[`tag:${nameOf(chip).slice('Remove '.length)}`] = 'there';
    const chosen =
      main?.querySelectorAll('[aria-label="Selected to link"] li p:first-of-type') ?? [];
    for (const title of chosen) fields[`link:${textOf(title)}`] = 'there';
    return fields;
  }

  const signs = [...(main?.querySelectorAll('[role="img"], [aria-busy="true"]') ?? [])];
  return {
    address: href,
    path: path as string,
    words: main?.innerText.trim().slice(0, 4000) ?? '',
    heading: textOf(main?.querySelector('h1') ?? null),
    user: /^Sign Out: (.+)$/.exec(login)?.[1],
    dialog: dialog && (textOf(dialog.querySelector('h2, h1')) || 'dialog'),
    // A sign of the sign-on server's login form.
    buttons: document.querySelector('#kc-login') ? [...buttons, 'Sign in'] : buttons,
    links: [...new Set(links)],
    fields: readForm(),
    // The sign-on server redirects at once if it need not ask.
    isLoading:
      (path === undefined && !document.querySelector('h1')) ||
      signs.some(
        (sign) =>
          isShown(sign) &&
          (sign.ariaBusy === 'true' ||
            /^(Loading|Redirecting|Looking|Import)/.test(sign.ariaLabel ?? '')),
      ),
  };
}
