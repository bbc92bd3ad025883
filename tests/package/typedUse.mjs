/**
 * What a React application writes, to be checked against the packed types: each line marked as an error has to be one, or the types
 * say less than they should.
 */
export const typedUse = `
import 'trovi-widgets/jsx';
import { createRef } from 'react';
import { configure, type ArtifactCardElement } from 'trovi-widgets/elements';
import { ArtifactCard, CitationBox } from 'trovi-widgets/react';

const card = createRef<InstanceType<typeof ArtifactCardElement>>();
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
export const tags = (
  <trovi-citation-box class="wide" artifact-id="x" format="bibtex" eager>
    Plain
  </trovi-citation-box>
);
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
  // @ts-expect-error: there is no such format.
  <trovi-citation-box format="pink" />,
  // @ts-expect-error: there is no such element.
  <trovi-nothing />,
];
// @ts-expect-error: the property is a text.
export const length: number = card.current?.artifactId;
`;
