import { Counter } from './Counter';
import { PartBoundary } from 'trovi-widgets/components';
import { ArtifactCard, CitationBox } from 'trovi-widgets/react';

export const dynamic = 'force-dynamic';

interface Settings {
  apiUrl: string;
  dashboardUrl: string;
  artifactIds: string[];
}

// A server component: it has no 'use client'.
export default async function Page() {
  const { apiUrl, dashboardUrl, artifactIds } = JSON.parse(process.env.SETTINGS ?? '') as Settings;
  const common = { apiUrl, dashboardUrl, artifactId: artifactIds[0] };
  return (
    <main>
      <ArtifactCard {...common} className="wide">
        <a href="/plain">In plain HTML</a>
      </ArtifactCard>
      <PartBoundary name="The citation">
        <CitationBox {...common} />
      </PartBoundary>
      <Counter />
    </main>
  );
}
