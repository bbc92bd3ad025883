import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type CatalogueQuery,
  readCatalogueQuery,
  writeCatalogueQuery,
} from '../../../src/entries/domain';

/** Browsers refuse to change the address many times a second: typing is written down after a pause of so many milliseconds. */
const pause = 120;

/**
 * The catalogue's query, kept in the query string: read from it on arrival and whenever the address changes by other
 * hands, written to it in place of the current history entry (product 2.4).
 */
export function useQueryState(): [CatalogueQuery, (query: CatalogueQuery) => void] {
  const { search } = useLocation();
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
    // Where other hands have changed the address meanwhile, theirs is the last word.
    if (!change || change.at !== window.location.search) return;
    void navigate({ search: writeCatalogueQuery(change.query, change.at) }, { replace: true });
    // The browser has its own way to spell it.
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

  // Whoever follows a link right after typing finds the whole query on coming back. Other clicks are let be: writing
  // renders anew, and a checkbox that is rendered in the middle of its own click forgets the click.
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
