import 'trovi-widgets/solid';

// Only for the compiler. Each line marked as an error must be one, or the types are too weak.

export const Rights = () => (
  <>
    <trovi-artifact-card
      ref={(element) => element.artifactId}
      artifact-id="x"
      class="wide"
      classList={{ dark: true }}
      style={{ 'max-width': '400px' }}
      data-lab="x"
      aria-label="A card"
      slot="main"
      heading-level="2"
      theme="dark"
      eager
      onClick={() => {}}
      on:trovi-open={(event) => event.detail.artifactId}
    />
    <trovi-citation-box prop:artifact={{}} attr:format="bibtex" />
    <trovi-artifact-catalogue tags="edge,gpu" limit="6" hide-filters />
  </>
);

export const Wrongs = () => [
  // @ts-expect-error: there is no such attribute, so the card has no artifact.
  <trovi-artifact-card artefact-id="x" />,
  // @ts-expect-error: there is no such format.
  <trovi-citation-box artifact-id="x" format="bibtx" />,
  // @ts-expect-error: this attribute belongs to the catalogue.
  <trovi-artifact-card artifact-id="x" hide-filters />,
  // @ts-expect-error: it fires no such event.
  <trovi-artifact-card artifact-id="x" on:trovi-copy={() => {}} />,
  // @ts-expect-error: the detail has no such field.
  <trovi-artifact-card artifact-id="x" on:trovi-open={({ detail }) => detail.nowhere} />,
  // @ts-expect-error: there is no such element.
  <trovi-nothing />,
];
