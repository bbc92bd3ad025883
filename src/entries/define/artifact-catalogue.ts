import {
  artifactCatalogue,
  ArtifactCatalogueElement,
} from '../../elements/artifact-catalogue.element';
import { defineElement } from '../../elements/bridge/defineElement';

defineElement(artifactCatalogue.tag, ArtifactCatalogueElement);
