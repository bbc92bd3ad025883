import { useEffect, useState } from 'react';
import { createArtifactRepository } from 'trovi-widgets/api';
import { createSession } from 'trovi-widgets/auth';
import { ArtifactCard, TroviProvider } from 'trovi-widgets/components';
import { type Artifact, readConfiguration } from 'trovi-widgets/domain';
import type { Settings } from './settings';

function openCatalogue(settings: Settings) {
  const { configuration, problems } = readConfiguration(settings.configuration);
  if (!configuration) throw new Error(problems.join(' '));
  const session = createSession(configuration);
  const repository = createArtifactRepository({ ...configuration, getToken: session.getToken });
  return { configuration, session, repository };
}

interface ComponentProps {
  settings: Settings;
  artifactId: string | undefined;
}

/** The card as a component of React: a part of the page like any other. */
export function Component({ settings, artifactId }: ComponentProps) {
  const [catalogue, setCatalogue] = useState<ReturnType<typeof openCatalogue>>();
  const [artifact, setArtifact] = useState<Artifact>();
  useEffect(() => setCatalogue(openCatalogue(settings)), [settings]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    if (catalogue && artifactId) {
      catalogue.repository.find(artifactId, { signal }).then(setArtifact, (error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
    return () => leaving.abort();
  }, [catalogue, artifactId]);
  if (!catalogue || !artifact) return null;
  return (
    <TroviProvider {...catalogue}>
      <ArtifactCard artifact={artifact} />
    </TroviProvider>
  );
}
