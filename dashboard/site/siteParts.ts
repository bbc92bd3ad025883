import type { ReactNode } from 'react';

/** What an operator's `config.json` puts into the frame of every screen. */
export interface SiteParts {
  /** Above the navigation bar. */
  announcement?: ReactNode;
  /** In place of our mark and the product's name. */
  logo?: ReactNode;
  /** After the links of the footer. */
  footerLinks?: ReactNode;
}
