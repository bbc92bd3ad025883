import { useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import { CatalogueFigures } from '../../src/components/catalogue/CatalogueFigures/CatalogueFigures';
import { FeaturedArtifacts } from '../../src/components/catalogue/FeaturedArtifacts/FeaturedArtifacts';
import { PopularTags } from '../../src/components/catalogue/PopularTags/PopularTags';
import { useServices } from '../../src/components/services/TroviContext';
import { Icon } from '../../src/components/ui/Icon/Icon';
import { forwardIcon } from '../../src/components/ui/Icon/arrowIcons';
import { bookIcon, compassIcon } from '../../src/components/ui/Icon/objectIcons';
import { panel } from '../../src/components/ui/Panel/Panel.css';
import { PartBoundary } from '../../src/components/ui/PartBoundary/PartBoundary';
import { baseStyle } from '../../src/components/ui/base/base.css';
import { button, primary } from '../../src/components/ui/buttons/buttons.css';
import { aboutUrl, catalogueUrl, routes } from '../../src/domain/addresses/routes';
import { readCatalogueQuery } from '../../src/domain/catalogue/catalogueQuery';
import { useTitle } from '../routing/useTitle';
import { SitePartsContext } from '../site/siteParts';
import { page } from '../shell/Shell.css';
import * as styles from './HomePage.css';
import { Mosaic } from './Mosaic';
import { homeTiles } from './mosaicTiles';
import { SearchForm } from './SearchForm';

/** Number of artifacts on the home screen (product 9). */
const featured = 6;

/**
 * The home screen (product 2.3). It applies the list's filters from its own address, and passes
 * them to the list.
 */
export function HomePage() {
  const { search } = useLocation();
  const { linkBase } = useServices();
  const { institution } = useContext(SitePartsContext);
  const query = useMemo(() => readCatalogueQuery(search), [search]);
  useTitle(routes.home.title);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <h1 className={styles.heroTitle}>A collection of shared artifacts</h1>
            <p className={styles.lead}>An open platform for practical reproducibility.</p>
            <div className={baseStyle}>
              <SearchForm query={query} isLarge />
            </div>
            <div className={styles.figures}>
              <span>
                <PartBoundary name="The figures">
                  <CatalogueFigures />
                </PartBoundary>
              </span>
              {institution && <span>Provided by {institution}</span>}
            </div>
          </div>
          <div className={styles.picture}>
            <Mosaic tiles={homeTiles} />
          </div>
        </div>
      </section>
      <div className={page}>
        <div className={styles.doors}>
          <section className={`${panel} ${styles.door}`}>
            <span className={styles.doorSign}>
              <Icon path={compassIcon} />
            </span>
            <h2 className={styles.doorTitle}>Get Started</h2>
            <p className={styles.doorText}>Search by topic, open one, run it on the testbed.</p>
            <a className={`${button} ${primary} ${styles.doorLink}`} href={catalogueUrl(linkBase)}>
              Explore Artifacts
            </a>
          </section>
          <section className={`${panel} ${styles.door}`}>
            <span className={styles.doorSign}>
              <Icon path={bookIcon} />
            </span>
            <h2 className={styles.doorTitle}>Learn More</h2>
            <p className={styles.doorText}>What an artifact is, and how to add your own.</p>
            <a className={`${button} ${styles.doorLink}`} href={aboutUrl(linkBase)}>
              About
            </a>
          </section>
        </div>
        <h2 className={`${styles.sectionTitle} ${styles.tagsTitle}`}>Browse by tag</h2>
        <PartBoundary name="The tags">
          <PopularTags />
        </PartBoundary>
        <div className={styles.headRow}>
          <h2 className={styles.sectionTitle}>Artifacts</h2>
          <a className={button} href={catalogueUrl(linkBase, search)}>
            View All Artifacts
            <Icon path={forwardIcon} />
          </a>
        </div>
        <PartBoundary name="The artifacts" change={query}>
          <FeaturedArtifacts query={query} limit={featured} />
        </PartBoundary>
      </div>
    </>
  );
}
