import type { Addresses } from '../addresses';
import { inlineJson } from './elements';
import type { ShownArtifact } from './shownArtifacts';

/** The scripts of host pages, by name: `/embed/scripts/{name}.js`. */
export function hostScripts(
  artifact: ShownArtifact,
  addresses: Addresses,
): Readonly<Record<string, string>> {
  return { feed: feedScript(artifact), bench: benchScript(artifact, addresses) };
}

/** Gives the artifact to the elements that are fed by a property: before their code is there, or after. */
function feedScript(artifact: ShownArtifact): string {
  return `{
  const artifact = ${inlineJson(artifact)};
  for (const element of document.querySelectorAll('[data-feed="property"]')) element.artifact = artifact;
}
`;
}

/** What a script can do to an element, one button each. */
function benchScript({ uuid }: ShownArtifact, { api, dashboard }: Addresses): string {
  return `{
  const [one, other] = document.querySelectorAll('.place');
  const settings = ${inlineJson({ artifactId: uuid, apiUrl: api, dashboardUrl: dashboard })};
  let made;
  const deeds = {
    create() {
      made = Object.assign(document.createElement('trovi-artifact-card'), settings, { id: 'made' });
      one.append(made);
    },
    move: () => (made.parentElement === one ? other : one).append(made),
    clone() {
      const copy = made.cloneNode(true);
      copy.id = 'copy';
      other.append(copy);
    },
    remove: () => made.remove(),
    'put-back': () => one.append(made),
  };
  for (const [name, deed] of Object.entries(deeds)) {
    document.getElementById(name).addEventListener('click', deed);
  }
}
`;
}
