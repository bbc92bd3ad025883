/**
 * The code of a React application, to check the packed types. Each line marked as an error must be
 * one, or the types are too weak.
 */
export const typedUse = `
import 'trovi-widgets/jsx';
import { createRef } from 'react';
import {
  configure,
  type ArtifactCardElement,
  type ArtifactCatalogueElement,
  type FiltersDetail,
} from 'trovi-widgets/elements';
import {
  ArtifactCard,
  ArtifactCatalogue,
  ArtifactDetail,
  ArtifactForm,
  CitationBox,
  VersionDialog,
} from 'trovi-widgets/react';

const card = createRef<InstanceType<typeof ArtifactCardElement>>();
const list = createRef<InstanceType<typeof ArtifactCatalogueElement>>();
const searches: FiltersDetail['search'][] = [];
configure({ apiUrl: 'https://api.example.org' });

export const wrappers = (
  <ArtifactCard
    ref={card}
    className="wide"
    artifactId="x"
    eager
    theme="dark"
    artifact={{ title: 'A' }}
    onTroviOpen={(event) => [event.detail.url.length, event.preventDefault()]}
    onTroviError={({ detail }) => detail.code === 'data'}
  >
    <a href="/x">Plain</a>
  </ArtifactCard>
);
export const others = [
  <ArtifactCatalogue
    ref={list}
    tags={['edge']}
    sort="title"
    limit={6}
    hideFilters
    artifacts={[{}]}
    onTroviFiltersChange={({ detail }) => searches.push(detail.search)}
  />,
  <ArtifactDetail artifactId="x" version="1" onTroviLaunch={({ detail }) => detail.version} />,
  <ArtifactForm section="roles" onTroviSave={({ detail }) => detail.section === 'roles'} />,
  <ArtifactForm onTroviDelete={({ detail }) => detail.artifactId} />,
  <VersionDialog open onTroviClose={() => {}} onTroviVersionCreate={({ detail }) => detail.version} />,
];
export const tags = (
  <trovi-citation-box class="wide" artifact-id="x" format="bibtex" eager>
    Plain
  </trovi-citation-box>
);
export const moreTags = [
  <trovi-artifact-catalogue tags="edge,gpu" limit="6" hide-filters />,
  <trovi-artifact-detail artifact-id="x" version="1" />,
  <trovi-artifact-form section="import" />,
  <trovi-version-dialog artifact-id="x" open />,
];
export const anyTag = [
  <trovi-artifact-card
    key="a"
    ref={card}
    id="card"
    slot="main"
    style={{ maxWidth: 400 }}
    data-lab="x"
    aria-label="A card"
    hidden
    onClick={() => {}}
    artifact-id={undefined as string | undefined}
    heading-level={2}
    ontrovi-open={(event) => event.preventDefault()}
    ontrovi-error={({ detail }) => detail.code === 'data'}
  />,
  <trovi-artifact-card heading-level="2" artifact={{}} />,
  <trovi-citation-box ref={() => {}} />,
  <trovi-citation-box>
    <script type="application/json" dangerouslySetInnerHTML={{ __html: '{}' }} />
  </trovi-citation-box>,
  <trovi-artifact-form />,
];
export const properties = (
  <trovi-citation-box artifactId="x" artifact={{}} ontrovi-copied={({ detail }) => detail.text.length} />
);

export const wrongs = [
  // @ts-expect-error: there is no such theme.
  <ArtifactCard theme="pink" />,
  // @ts-expect-error: the detail has no such field.
  <ArtifactCard onTroviOpen={({ detail }) => detail.nowhere} />,
  // @ts-expect-error: there is no such event.
  <CitationBox onTroviClose={() => {}} />,
  // @ts-expect-error: there is no such order.
  <ArtifactCatalogue sort="best" />,
  // @ts-expect-error: the limit is a number.
  <ArtifactCatalogue limit="six" />,
  // @ts-expect-error: a catalogue is not fed with one artifact.
  <ArtifactCatalogue artifact={{}} />,
  // @ts-expect-error: there is no such section.
  <ArtifactForm section="title" />,
  // @ts-expect-error: a dialog is open or not.
  <VersionDialog open="maybe" />,
  // @ts-expect-error: it has no such attribute.
  <ArtifactDetail format="bibtex" />,
  // @ts-expect-error: there is no such format.
  <trovi-citation-box artifact-id="x" format="bibtx" />,
  // @ts-expect-error: there is no such attribute, so the card has no artifact.
  <trovi-artifact-card artefact-id="x" />,
  // @ts-expect-error: it needs an artifact.
  <trovi-version-dialog open />,
  // @ts-expect-error: this attribute belongs to the catalogue.
  <trovi-citation-box artifact-id="x" hide-filters />,
  // @ts-expect-error: this attribute belongs to the citation box.
  <trovi-artifact-catalogue citation-style="apa" />,
  // @ts-expect-error: there is no such level.
  <trovi-artifact-card artifact-id="x" heading-level="7" />,
  // @ts-expect-error: the limit is a number.
  <trovi-artifact-catalogue limit="six" />,
  // @ts-expect-error: there is no such attribute.
  <trovi-artifact-catalogue filter="x" />,
  // @ts-expect-error: there is no such property.
  <trovi-artifact-card artifact-id="x" apiURL="x" />,
  // @ts-expect-error: it fires no such event.
  <trovi-artifact-card artifact-id="x" ontrovi-copied={() => {}} />,
  // @ts-expect-error: the detail has no such field.
  <trovi-artifact-card artifact-id="x" ontrovi-open={({ detail }) => detail.nowhere} />,
  // @ts-expect-error: there is no such element.
  <trovi-nothing />,
];
// @ts-expect-error: the property is a text.
export const length: number = card.current?.artifactId;
export const limit: number | undefined = list.current?.limit;
// @ts-expect-error: there is no such property.
export const nothing = list.current?.artifactId;
`;
