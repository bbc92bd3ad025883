import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SearchTips } from '../../src/components/filters/SearchHelp/SearchTips';
import { useServices } from '../../src/components/services/TroviContext';
import { button, primary } from '../../src/components/ui/buttons/buttons.css';
import { routes } from '../../src/domain/addresses/routes';
import { useTitle } from '../routing/useTitle';
import { page, pageTitle } from '../shell/Shell.css';
import * as styles from './AboutPage.css';

/** The product's features (product 1). */
const offers = [
  {
    name: 'Artifact upload and storage',
    more: 'Backends include a testbed object store and a research-data archive.',
  },
  {
    name: 'Lifecycle management',
    more: 'New versions, tags, short descriptions and author lists.',
  },
  {
    name: 'Sharing',
    more: 'Private links, or publishing versions openly with DOI assignment.',
  },
  {
    name: 'Replaying artifacts in other environments',
    more: 'What ran for its authors can run for you.',
  },
  {
    name: 'A catalogue in which users can fork artifacts',
    more: 'Find the work of others, and build upon it.',
  },
];

/** The About screen (product 2.8). */
export function AboutPage() {
  const { productName, testbedName, apiReferenceUrl, docsUrl } = useServices().configuration;
  useTitle(routes.about.title);
  const search = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#search') return;
    search.current?.scrollIntoView();
    search.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div className={page}>
      <div className={styles.prose}>
        <h1 className={pageTitle}>About {productName}</h1>
        <p>
          {productName} stores, references, shares and helps reproduce research artifacts. It is
          used together with the {testbedName} testbed: what you find here, you can launch there.
        </p>
        <h2 className={styles.heading}>What is an artifact?</h2>
        <p>
          An artifact is a package of portable contents, for example a tarball or a git repository,
          with descriptive metadata: a title, authors, tags and a description. Its links name what
          it needs from outside, such as data sets and disk images.
        </p>
        <p className={styles.paragraph}>
          An artifact has versions. Each can be launched, downloaded and cited on its own.
        </p>
        <h2 className={styles.heading}>What {productName} offers</h2>
        <ul className={styles.offers}>
          {offers.map(({ name, more }) => (
            <li key={name} className={styles.offer}>
              <span className={styles.offerName}>{name}</span>
              {more}
            </li>
          ))}
        </ul>
        <h2 ref={search} id="search" tabIndex={-1} className={styles.heading}>
          How to search
        </h2>
        <p className={styles.introduction}>
          A search covers titles, descriptions, tags, authors, affiliations, e-mail addresses, DOIs
          and repositories. It also finds parts of words. You can type:
        </p>
        <SearchTips />
        <p className={styles.links}>
          <a className={`${button} ${primary}`} href={docsUrl} rel="noreferrer">
            How to add an artifact
          </a>
          <a className={button} href={apiReferenceUrl} rel="noreferrer">
            API reference
          </a>
        </p>
      </div>
    </div>
  );
}
