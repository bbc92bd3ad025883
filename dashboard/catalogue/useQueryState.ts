import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberList } from '../routing/scrollMemory';
import {
  type CatalogueQuery,
  readCatalogueQuery,
  writeCatalogueQuery,
} from '../../src/domain/catalogue/catalogueQuery';

/**
 * Pause in typing before the address changes, in milliseconds. Browsers limit how often it may
 * change.
 */
const pause = 120;

/**
 * The catalogue's query, kept in the page's query string. Reads it when the address changes, and
 * writes changes into the current history entry (product 2.4). Remembers that entry, so that links
 * can return to it.
 */
export function useQueryState(): [CatalogueQuery, (query: CatalogueQuery) => void] {
  const { key, search } = useLocation();
  useEffect(() => rememberList(key, search), [key, search]);
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => readCatalogueQuery(search));
  const [read, setRead] = useState(search);
  const [written, setWritten] = useState<string>();
  const pending = useRef<{ query: CatalogueQuery; at: string }>(undefined);

  if (search !== read) {
    setRead(search);
    if (search !== written) {
      setWritten(undefined);
      setQuery(readCatalogueQuery(search));
    }
  }

  const write = useCallback(() => {
    const change = pending.current;
    pending.current = undefined;
    // If the address has changed meanwhile, that change wins.
    if (!change || change.at !== window.location.search) return;
    void navigate({ search: writeCatalogueQuery(change.query, change.at) }, { replace: true });
    // The browser may encode it differently.
    setWritten(window.location.search);
  }, [navigate]);

  const change = useCallback((next: CatalogueQuery) => {
    pending.current = { query: next, at: window.location.search };
    setQuery(next);
  }, []);

  useEffect(() => {
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [query, write]);

  // Pressing a link right after typing must not lose the last letters. Other clicks don't write: a
  // render in the middle of a click on a check box would lose the click.
  useEffect(() => {
    const writeBeforeLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) write();
    };
    document.addEventListener('click', writeBeforeLink, { capture: true });
    window.addEventListener('pagehide', write);
    return () => {
      document.removeEventListener('click', writeBeforeLink, { capture: true });
      window.removeEventListener('pagehide', write);
    };
  }, [write]);

  return [query, change];
}
