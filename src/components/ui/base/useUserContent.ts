import { createContext, useContext } from 'react';

/**
 * The language of the page around an element, whose own words are English. Without a value, texts
 * inherit their language.
 */
export const PageLanguage = createContext<string | undefined>(undefined);

/**
 * Returns the attributes of a text that people wrote. Its letters determine its direction (HTML,
 * `dir="auto"`), and its language is not that of our own words.
 */
export function useUserContent() {
  const lang = useContext(PageLanguage);
  return { dir: 'auto', lang } as const;
}
