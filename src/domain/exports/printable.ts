import { wellFormed } from '../text/wellFormed';
import type { Artifact } from '../artifact/artifact';
import type { ArtifactVersion } from '../artifact/version';
import type { CitationOptions } from '../citation/citedFacts';

/**
 * An artifact whose texts are valid in every format: without unpaired surrogates, noncharacters and
 * control characters other than line breaks and tabs. XML forbids them, and readers of JSON and
 * YAML fail on some.
 */
export function printableArtifact(artifact: Artifact): Artifact {
  const { authors, tags, versions, linkedArtifacts } = artifact;
  return {
    ...printableTexts(artifact),
    authors: authors.map(printableTexts),
    tags: tags.map(printable),
    versions: versions.map(printableVersion),
    linkedArtifacts: linkedArtifacts.map(printableTexts),
  };
}

/** The options with texts like those of {@link printableArtifact}. */
export function printableOptions<Options extends CitationOptions>(options: Options): Options {
  const { version } = options;
  return { ...printableTexts(options), ...(version && { version: printableVersion(version) }) };
}

/** A text that is valid in every format. Other characters become spaces or U+FFFD. */
export function printable(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .replace(/\p{Noncharacter_Code_Point}/gu, '\uFFFD');
}

function printableVersion(version: ArtifactVersion): ArtifactVersion {
  return { ...printableTexts(version), links: version.links.map(printableTexts) };
}

/** Changes the texts of an object, not those of its members. */
function printableTexts<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? printable(value) : value,
  ]);
  return Object.fromEntries(entries) as Texts;
}
