import type { Addresses } from '../addresses';
import { catalogueSize, inlineJson } from './embeddedElements';
import type { ShownArtifact } from './shownArtifacts';

/** The scripts of host pages, by name: `/embed/scripts/{name}.js`. */
export function hostScripts(
  artifacts: readonly [ShownArtifact, ...ShownArtifact[]],
  addresses: Addresses,
): Readonly<Record<string, string>> {
  const [artifact] = artifacts;
  return {
    feed: feedScript(artifacts.slice(0, catalogueSize)),
    bench: benchScript(artifact, addresses),
    extend: extendScript,
    'old-libraries': oldLibrariesScript,
  };
}

/**
 * Sets artifacts on the elements that get them as a property, before their code has loaded or
 * after.
 */
function feedScript(artifacts: readonly ShownArtifact[]): string {
  return `{
  const artifacts = ${inlineJson(artifacts)};
  for (const element of document.querySelectorAll('[data-feed="property"]')) {
    if (element.localName === 'trovi-artifact-catalogue') element.artifacts = artifacts;
    else element.artifact = artifacts[0];
  }
}
`;
}

/** Replaces built-ins with functions that do less, and records the reports of elements. */
const extendScript = `{
  Function.prototype.bind = function (self, args) {
    const given = args === undefined ? undefined : [].concat(args);
    const bound = this;
    return function () {
      return bound.apply(self, given || arguments);
    };
  };
  window.Request = function (options) {
    this.options = options;
  };
}
`;

/**
 * Adds members that loops over all members find, as libraries of 2006 do, and the `toJSON` of
 * Prototype.js 1.6. Its `fetch` accepts only texts.
 */
const oldLibrariesScript = `{
  Object.prototype.extend = function (members) {
    return Object.assign(this, members);
  };
  Object.prototype.signal = 'red';
  Array.prototype.contains = function (item) {
    return this.indexOf(item) >= 0;
  };
  const stringify = JSON.stringify;
  String.prototype.toJSON = function () {
    return '"' + this + '"';
  };
  Array.prototype.toJSON = function () {
    return '[' + this.map((item) => stringify(item)).join(', ') + ']';
  };
  const fetchOfBrowser = window.fetch;
  window.fetch = (address, options) =>
    fetchOfBrowser(address.startsWith('//') ? location.protocol + address : address, options);
}
`;

/** The changes that a script can make to an element, with one button each. */
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
