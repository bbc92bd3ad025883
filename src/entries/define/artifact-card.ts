import { artifactCard, ArtifactCardElement } from '../../elements/artifact-card.element';
import { defineElement } from '../../elements/bridge/defineElement';

defineElement(artifactCard.tag, ArtifactCardElement);
