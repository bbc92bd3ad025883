import { benchBody, cardsBody, frameBody, portalBody } from './hostBodies';
import { autoloader, feeder, type HostPage } from './hostPage';

const lightAutoloader = '/widgets/light/trovi.js';
/** The address to which browsers report policy violations. */
const reported = 'report-uri /embed/reports';

/** The pages of `/embed/`, in the order of its index. */
export const hostPages: readonly HostPage[] = [
  {
    name: 'plain',
    title: 'Plain HTML',
    about: 'One script tag, and elements that are fed in each of the three ways.',
    styles: ['own'],
  },
  {
    name: 'inline',
    title: 'Without any call',
    about: 'Elements that hold their artifact as JSON. The page forbids all calls; none is made.',
    styles: ['own'],
    scripts: [autoloader],
    feeds: ['inline'],
    headers: () => ({ 'content-security-policy': `connect-src 'none'; ${reported}` }),
  },
  {
    name: 'light',
    title: 'The light build',
    about: 'The same page with the build that counts kilobytes.',
    styles: ['own'],
    scripts: [lightAutoloader, feeder],
  },
  {
    name: 'two-copies',
    title: 'Two copies of the library',
    about: 'The library comes from two addresses, as where two teams each bring their own.',
    styles: ['own'],
    scripts: [autoloader, '/embed/copy/trovi.js', feeder],
  },
  {
    name: 'without-scripts',
    title: 'Without scripts',
    about: 'What a reader without scripts sees: what the page’s author put inside the elements.',
    styles: ['own'],
    scripts: [],
  },
  {
    name: 'scripted',
    title: 'Made by a script',
    about: 'An element is created, moved, cloned, removed and put back.',
    styles: ['own', 'bench'],
    scripts: [autoloader, '/embed/scripts/bench.js'],
    body: benchBody,
  },
  {
    name: 'hundred-cards',
    title: 'A hundred cards',
    about:
      'All with inline JSON. Each starts when it comes near the part of the page that is seen.',
    styles: ['own', 'cards'],
    scripts: [autoloader],
    body: cardsBody,
  },
  {
    name: 'portal',
    title: 'A portal on Bootstrap',
    about: 'The style sheet of Bootstrap 5.3, with its reset, its grid and its cards.',
    styles: ['/embed/styles/bootstrap.css', 'portal'],
    body: portalBody,
  },
  {
    name: 'reset',
    title: 'A reset of everything',
    about: 'All that browsers and elements say of their style is undone: all: unset.',
    styles: ['reset'],
  },
  {
    name: 'hostile',
    title: 'A hostile style sheet',
    about: 'Every rule is important, and aims at every element.',
    styles: ['hostile'],
  },
  {
    name: 'right-to-left',
    title: 'Right to left',
    about: 'The page is written from right to left; the elements follow.',
    styles: ['own'],
    root: 'lang="ar" dir="rtl"',
  },
  {
    name: 'narrow',
    title: 'A narrow column',
    about: 'Two hundred pixels have to do.',
    styles: ['own', 'narrow'],
  },
  {
    name: 'small-root',
    title: 'A small root',
    about: 'The page’s root has a font size of 10 pixels. Elements count from --trovi-font-size.',
    styles: ['own', 'small'],
  },
  {
    name: 'large-root',
    title: 'A large root',
    about: 'The page’s root has a font size of 24 pixels. Elements count from --trovi-font-size.',
    styles: ['own', 'large'],
  },
  {
    name: 'dark',
    title: 'A dark page',
    about: 'The page says color-scheme: dark, and the elements follow.',
    styles: ['own', 'dark'],
  },
  {
    name: 'dark-theme',
    title: 'Dark elements',
    about: 'The elements say theme="dark", whatever the page does.',
    styles: ['own'],
    attributes: 'theme="dark"',
  },
  {
    name: 'strict',
    title: 'A strict security policy',
    about:
      'Nothing but scripts with a nonce, style sheets of the page’s own, and calls of the API; no text becomes a script.',
    styles: ['own'],
    headers: ({ addresses, nonce }) => ({
      'content-security-policy': [
        `default-src 'none'`,
        `script-src 'nonce-${nonce}'`,
        `style-src 'self'`,
        `connect-src ${addresses.api}/`,
        `base-uri 'none'`,
        `form-action 'none'`,
        `frame-ancestors 'none'`,
        `require-trusted-types-for 'script'`,
        `trusted-types dompurify`,
        reported,
      ].join('; '),
    }),
  },
  {
    name: 'sandboxed',
    title: 'In a sandboxed frame',
    about: 'The frame may run scripts, and nothing else: it has no origin, cookie or storage.',
    styles: ['own', 'frame'],
    scripts: [],
    body: frameBody,
  },
  {
    name: 'framed',
    title: 'Plain HTML',
    about: 'One script tag, and elements that are fed in each of the three ways.',
    styles: ['own'],
    isPartOfAnother: true,
  },
];
