import { artifactDetail, ArtifactDetailElement } from '../../elements/artifact-detail.element';
import { defineElement } from '../../elements/bridge/defineElement';

defineElement(artifactDetail.tag, ArtifactDetailElement);
