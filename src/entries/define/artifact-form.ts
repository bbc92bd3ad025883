import { artifactForm, ArtifactFormElement } from '../../elements/artifact-form.element';
import { defineElement } from '../../elements/bridge/defineElement';

defineElement(artifactForm.tag, ArtifactFormElement);
