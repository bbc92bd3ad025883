import { addModes } from '../domain/addresses/routeQueries';
import { EditSkeleton } from '../components/edit/EditSkeleton/EditSkeleton';
import { lazyCode } from '../components/ui/lazy/lazyCode';
import { editSections } from '../domain/editing/editSections';
import { createElement } from './bridge/createElement';
import { describeElement } from './description/describeElement';
import { Waiting } from './runtime/providedData/ElementArtifact';
import type { ArtifactFormElementProps } from './forms/ArtifactFormPart';
import { ReactPart } from './runtime/ReactPart';

const code = lazyCode(async () => (await import('./forms/ArtifactFormPart')).mountArtifactForm);

function ArtifactForm(props: ArtifactFormElementProps) {
  const waiting = (
    <Waiting>
      <EditSkeleton />
    </Waiting>
  );
  return <ReactPart code={code} props={props} waiting={waiting} />;
}

/** The description of `trovi-artifact-form`, the form that edits or adds an artifact. */
export const artifactForm = /* @__PURE__ */ describeElement<ArtifactFormElementProps>({
  tag: 'trovi-artifact-form',
  component: ArtifactForm,
  attributes: {
    artifactId: { kind: 'string' },
    section: { kind: 'string', values: [...editSections, ...addModes] },
  },
  events: {
    onSave: { type: 'trovi-save', formerType: 'trovi-saved' },
    onDelete: { type: 'trovi-delete', formerType: 'trovi-deleted' },
  },
});

/** The class of `trovi-artifact-form`. */
export const ArtifactFormElement = /* @__PURE__ */ createElement(artifactForm);
