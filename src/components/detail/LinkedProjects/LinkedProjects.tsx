import type { Artifact } from '../../../domain/artifact/artifact';
import { readUrn } from '../../../domain/artifact/urn/urn';
import { row } from '../DetailSection/DetailSection.css';
import { useServices } from '../../services/TroviContext';
import { mono } from '../../ui/base/base.css';
import { SlicedList } from '../../ui/Slices/SlicedList';

export interface LinkedProjectsProps {
  /** The artifact whose projects are shown. */
  artifact: Artifact;
}

/**
 * Shows the projects of the testbed that an artifact belongs to, by their charge codes
 * (contract/api 6.1). Projects of other providers keep their URN. Shows nothing if there are none.
 */
export function LinkedProjects({ artifact }: LinkedProjectsProps) {
  const { testbedName, urnProvider } = useServices().configuration;
  const projects = [...new Set(artifact.linkedProjects)].filter((urn) => urn.trim());
  if (projects.length === 0) return null;
  return (
    <div>
      <p>Projects on {testbedName}</p>
      <SlicedList items={projects} aria-label={`Projects on ${testbedName}`}>
        {(urn, index) => (
          <li key={index} className={`${row} ${mono}`} dir="ltr">
            {chargeCodeOf(urn, urnProvider) ?? urn}
          </li>
        )}
      </SlicedList>
    </div>
  );
}

function chargeCodeOf(text: string, provider: string): string | undefined {
  const urn = readUrn(text);
  return urn?.kind === 'project' && urn.provider === provider.toLowerCase() ? urn.id : undefined;
}
