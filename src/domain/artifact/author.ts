/** One author of an artifact (product 3.1). An unknown text is `''`. */
export interface Author {
  fullName: string;
  affiliation: string;
  email: string;
}

/** The name to show: `(no name)` for a blank name. */
export function displayName({ fullName }: Pick<Author, 'fullName'>): string {
  return fullName.trim() || '(no name)';
}

/** Number of authors that a card names. */
export const cardAuthors = 2;

/**
 * Whether a text looks like an e-mail address to the server: an ASCII local part without spaces,
 * and a host name with a dot, `localhost` or an IP address in brackets (contract/api 2.3). The
 * server makes the final check.
 */
export function looksLikeEmail(text: string): boolean {
  return /^[!-~]+@(?:[^\s@.]+(?:\.[^\s@.]+)+|localhost|\[[0-9a-f:.]+\])$/i.test(text.trim());
}

/** The deployment's support, which the catalogue lists where an author is unknown. */
export interface SupportNames {
  /** `''` if it is unknown. */
  supportEmail: string;
  testbedName: string;
}

/**
 * Whether an author's email address is the testbed's support address. The catalogue fills it in
 * when an author has no other address; it is not shown (product 10.2).
 */
export function hasSupportEmail({ email }: Author, { supportEmail }: SupportNames): boolean {
  return supportEmail !== '' && email.trim().toLowerCase() === supportEmail.toLowerCase();
}

/**
 * Whether an author is the testbed's support: by name, or by address if the name is missing
 * (contract/api 6.4). It is neither shown nor cited.
 */
export function isSupportContact(author: Author, support: SupportNames): boolean {
  const name = author.fullName.replace(/\s+/g, ' ').trim().toLowerCase();
  if (name === '') return hasSupportEmail(author, support);
  return name === `contact ${support.testbedName} support`.toLowerCase();
}
