import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aUser } from '../../../tests/builders/aUser';
import { aVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import type { Artifact } from './artifact';
import {
  displayTitle,
  gitHubUrl,
  gitSourceOfArtifact,
  isCollection,
  isPrivateWithoutDoi,
} from './derivedValues';
import { authorString, latestMonthAndYear } from '../citation/citedValues';
import { canEdit, canEditRoles } from './permissions';
import { totalMetrics } from './metrics';
import { bibtex } from '../citation/bibtex';
import { citationText } from '../citation/citation';
import { citedFacts } from '../citation/citedFacts';
import { cloneCommands, cloneUrl, repositoryPageUrl } from './git/repositoryLinks';
import { repositoryName } from './git/repositoryName';
import { glyphOf } from './glyph';
import { launchUrl } from '../addresses/portalLinks';
import { formatDay, formatExactTime } from './timestamps';
import { readUrn, usernameOf } from './urn/urn';
import { contentsKindOf, sourceCodeSetup } from './contents/contentsKind';
import { latestVersion } from './versions/versions';

/** Everything that a page shows of an artifact, as one list of texts. */
function allThatIsShown(artifact: Artifact): string[] {
  const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/' };
  const source = gitSourceOfArtifact(artifact);
  const instant = artifact.updatedAt ?? NaN;
  const shown: unknown[] = [
    displayTitle(artifact),
    authorString(artifact),
    usernameOf(artifact.ownerUrn),
    latestMonthAndYear(artifact),
    totalMetrics(artifact),
    canEdit(artifact, aUser()),
    canEditRoles(artifact, aUser()),
    isPrivateWithoutDoi(artifact),
    isCollection(artifact),
    glyphOf(artifact.id),
    gitHubUrl(artifact),
    citedFacts(artifact, options).archived,
    source && [
      cloneUrl(source.repository),
      repositoryName(source.repository),
      repositoryPageUrl(source.repository),
      cloneCommands(source),
    ],
    citationText(artifact, options),
    bibtex(artifact, options),
    formatDay(instant),
    formatExactTime(instant),
    latestVersion(artifact)?.slug,
    artifact.versions.map((version) => [
      contentsKindOf(version),
      sourceCodeSetup(version),
      readUrn(version.contentsUrn)?.provider,
      launchUrl('https://portal.example.org', artifact.id, version.slug, sourceCodeSetup(version)),
      citationText(artifact, { ...options, version }),
      bibtex(artifact, { ...options, version }),
    ]),
  ];
  return shown.map((part) => JSON.stringify(part) ?? '');
}

describe('every rule', () => {
  it.each(awkwardArtifacts().map((artifact) => [artifact.title.slice(0, 40), artifact] as const))(
    'has an answer to %j',
    (_, artifact) => {
      const shown = allThatIsShown(artifact).join('\n');
      expect(shown).not.toMatch(/Invalid Date|undefined|NaN|secret/);
    },
  );

  it.each([
    ['dots', '.'],
    ['blanks', ' '],
    ['colons', ':'],
    ['slashes', '/'],
    ['at signs', '@'],
    ['.git@', '.git@'],
    ['quotes', '."'],
    ['hyphens', 'a-'],
    ['backslashes', '\\'],
    ['half characters', '\uD83D'],
    ['braces', '{'],
  ])('has an answer to endless %s', (_, piece) => {
    const text = piece.repeat(30_000 / piece.length);
    const artifact = anArtifact({
      id: text,
      title: `${text}x`,
      ownerUrn: text,
      authors: [anAuthor({ fullName: `A ${text} x` })],
      tags: [text],
      versions: ['git', 'zenodo', 'http', text].map((provider) =>
        aVersion({
          slug: text,
          contentsUrn: `urn:trovi:contents:${provider}:https://x.org/${text}x`,
          environmentSetup: [{ type: 'source_code', arguments: `{${text}` }],
        }),
      ),
    });
    expect(allThatIsShown(artifact).length).toBeGreaterThan(10);
  });
});
