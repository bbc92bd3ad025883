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

/** Markdown for a README that shows the badge as a link to the artifact. */
export function badgeMarkdown(page: SharedPage, options: BadgeOptions): string {
  // Some Markdown parsers misread brackets in a picture's name, even after a backslash.
  const name = badgeName(page, options).replace(
    /[\\`*_[\]<>&~|!]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
  const picture = markdownAddress(options.picture);
  return `[![${name}](${picture})](${markdownAddress(sharedUrl(page, options.dashboardUrl))})`;
}

/** HTML that shows the badge as a link to the artifact. */
export function badgeHtml(page: SharedPage, options: BadgeOptions): string {
  const address = escapeHtml(sharedUrl(page, options.dashboardUrl));
  const name = escapeHtml(badgeName(page, options));
  return `<a href="${address}"><img src="${escapeHtml(options.picture)}" alt="${name}"></a>`;
}

/** The text alternative of the badge. */
function badgeName({ artifact }: SharedPage, { productName }: BadgeOptions): string {
  return oneLine(`${productName}: ${displayTitle(artifact)}`);
}

/** A bracket would end the address. */
function markdownAddress(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}
