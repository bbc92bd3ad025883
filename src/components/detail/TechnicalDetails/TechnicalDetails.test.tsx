import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aVersion } from '../../../../tests/builders/aVersion';
import { renderPart } from '../../../../tests/render/renderPart';
import { TechnicalDetails } from './TechnicalDetails';

it('folds URNs, usage of each version and projects', () => {
  const links = [{ label: 'Traces', urn: 'urn:globus:dataset:7c2aeb06', verified: true }];
  const artifact = anArtifact({
    versions: [
      aVersion({ links }),
      aVersion({ slug: 'b', metrics: undefined, contentsUrn: 'urn:x' }),
    ],
    linkedProjects: ['urn:trovi:project:chameleon:CHI-260001'],
  });
  const { container } = renderPart(<TechnicalDetails artifact={artifact} />);
  const fold = container.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toBe(
    'Technical details2026-03-02 · 41 launches · 12 users · 7 notebook users' +
      `${aVersion().contentsUrn}Tracesurn:globus:dataset:7c2aeb06burn:x` +
      'Projects on ChameleonCHI-260001',
  );
});

it('is left out where nothing is known', () => {
  renderPart(<TechnicalDetails artifact={anArtifact({ versions: [] })} />);
  expect(screen.queryByText('Technical details')).toBeNull();
});
