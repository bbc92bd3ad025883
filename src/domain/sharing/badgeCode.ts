import { displayTitle } from '../artifact/derivedValues';
import { oneLine } from '../citation/citation';
import { escapeHtml } from '../text/escapeHtml';
import { type SharedPage, sharedUrl } from './sharing';

/** The options of {@link badgeMarkdown} and {@link badgeHtml}. */
export interface BadgeOptions {
  /** Address or file name of the badge's picture. */
  picture: string;
  productName: string;
  dashboardUrl: string;
}

/** A picture that links to an address. */
export interface LinkedPicture {
  /** The text alternative of the picture. */
  name: string;
  /** Address or file name of the picture. */
  picture: string;
  address: string;
}

/** Markdown that shows a picture as a link. */
export function pictureMarkdown({ name, picture, address }: LinkedPicture): string {
  // Some Markdown parsers misread brackets in a picture's name, even after a backslash.
  const text = name.replace(/[\\`*_[\]<>&~|!]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `[![${text}](${markdownAddress(picture)})](${markdownAddress(address)})`;
}

/** HTML that shows a picture as a link. */
export function pictureHtml({ name, picture, address }: LinkedPicture): string {
  return `<a href="${escapeHtml(address)}"><img src="${escapeHtml(picture)}" alt="${escapeHtml(name)}"></a>`;
}

/** Markdown for a README that shows the badge as a link to the artifact. */
export function badgeMarkdown(page: SharedPage, options: BadgeOptions): string {
  return pictureMarkdown(badgeOf(page, options));
}

/** HTML that shows the badge as a link to the artifact. */
export function badgeHtml(page: SharedPage, options: BadgeOptions): string {
  return pictureHtml(badgeOf(page, options));
}

function badgeOf(page: SharedPage, options: BadgeOptions): LinkedPicture {
  const { picture, productName, dashboardUrl } = options;
  const name = oneLine(`${productName}: ${displayTitle(page.artifact)}`);
  return { name, picture, address: sharedUrl(page, dashboardUrl) };
}

/** A bracket would end the address. */
function markdownAddress(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}
