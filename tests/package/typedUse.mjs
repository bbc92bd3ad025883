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
    noFilters
    artifacts={[{}]}
    onTroviFiltersChanged={({ detail }) => searches.push(detail.search)}
  />,
  <ArtifactDetail artifactId="x" version="1" onTroviLaunch={({ detail }) => detail.version} />,
  <ArtifactForm section="roles" onTroviSaved={({ detail }) => detail.section === 'roles'} />,
  <ArtifactForm onTroviDeleted={({ detail }) => detail.artifactId} />,
  <VersionDialog open onTroviClosed={() => {}} onTroviVersionCreated={({ detail }) => detail.version} />,
];
export const tags = (
  <trovi-citation-box class="wide" artifact-id="x" format="bibtex" eager>
    Plain
  </trovi-citation-box>
);
export const moreTags = [
  <trovi-artifact-catalogue tags="edge,gpu" limit="6" no-filters />,
  <trovi-artifact-detail artifact-id="x" version="1" />,
  <trovi-artifact-form section="import" />,
  <trovi-version-dialog artifact-id="x" open />,
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
  <CitationBox onTroviClosed={() => {}} />,
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
  <trovi-citation-box format="pink" />,
  // @ts-expect-error: there is no such element.
  <trovi-nothing />,
];
// @ts-expect-error: the property is a text.
export const length: number = card.current?.artifactId;
export const limit: number | undefined = list.current?.limit;
// @ts-expect-error: there is no such property.
export const nothing = list.current?.artifactId;
`;
