import { createContext, type ReactNode } from 'react';

/** The parts that an operator's `config.json` adds to the frame of every screen. */
export interface SiteParts {
  /** Above the navigation bar. */
  announcement?: ReactNode;
  /** Replaces our mark and the product's name. */
  logo?: ReactNode;
  /** The name of the institution that provides the site, for Home. */
  institution?: ReactNode;
  /** After the links of the footer. */
  footerLinks?: ReactNode;
}

/** The operator's parts, for the screens. */
export const SitePartsContext = createContext<SiteParts>({});
