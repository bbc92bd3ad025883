import { CardBody } from '../components/card/ArtifactCard/CardBody';
import { CitationBox } from '../components/citation/CitationBox/CitationBox';
import type { CitationFormat } from '../domain/citation/citationFormats';
import type { HeadingLevel } from '../components/ui/Heading/Heading';
import { PageLanguage } from '../components/ui/base/useUserContent';
import { TroviProvider } from '../components/services/TroviContext';
import type { Artifact } from '../domain/artifact/artifact';
import { noBadges } from '../domain/artifact/badges/badge';
import type { CatalogueConfiguration } from '../domain/configuration/configuration';
import type { ArtifactRepository } from '../domain/ports/artifactRepository';
import type { Session } from '../domain/ports/session';
import { shell } from '../elements/runtime/ElementShell.css';
import './static.css';
import type { ColorTheme } from '../domain/configuration/colorThemes';

export interface StaticPartProps {
  kind: 'card' | 'citation';
  format: 'html' | 'declarative-shadow-dom';
  artifact: Artifact;
  configuration: CatalogueConfiguration;
  theme?: ColorTheme;
  /** Heading level of a card's title. @default 3 */
  headingLevel?: HeadingLevel;
  /** Slug of the version to cite. @default the newest version */
  version?: string;
  /** The text of a citation box. @default 'citation' */
  citationFormat?: CitationFormat;
  /** The key that opens a private artifact. The card's links keep it. */
  sharingKey?: string;
}

const nobody = {};
const anonymousVisitor: Session = { current: () => nobody, subscribe: () => () => {} };

/** Nothing is fetched while a page is rendered. */
const nothing: ArtifactRepository = {
  async *list() {
    // There are no pages.
  },
  find: () => Promise.reject(new Error('Static HTML fetches nothing.')),
  tags: async () => [],
  badges: async () => noBadges,
};

/** The component of an element in the element's shell, as a visitor sees it. */
export function StaticPart(props: StaticPartProps) {
  const { kind, artifact, configuration, theme, headingLevel, sharingKey } = props;
  const { version, citationFormat } = props;
  return (
    <div className={shell} lang="en" data-theme={theme} data-static={props.format}>
      <TroviProvider configuration={configuration} repository={nothing} session={anonymousVisitor}>
        {/* The language of the page is not known. */}
        <PageLanguage.Provider value="">
          {kind === 'card' ? (
            <CardBody artifact={artifact} headingLevel={headingLevel} sharingKey={sharingKey} />
          ) : (
            <CitationBox artifact={artifact} version={version} format={citationFormat} />
          )}
        </PageLanguage.Provider>
      </TroviProvider>
    </div>
  );
}
