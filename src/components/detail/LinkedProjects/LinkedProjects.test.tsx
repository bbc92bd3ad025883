import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { renderPart } from '../../../../tests/render/renderPart';
import { LinkedProjects } from './LinkedProjects';

const show = (...linkedProjects: string[]) =>
  renderPart(<LinkedProjects artifact={anArtifact({ linkedProjects })} />);
const codes = () =>
  within(screen.getByRole('list', { name: 'Projects on Chameleon' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('names each project of the testbed once, by its charge code', () => {
  show(
    'urn:trovi:project:chameleon:CHI-260001',
    'urn:trovi:project:chameleon:CHI-edu:7',
    'urn:trovi:project:chameleon:CHI-260001',
  );
  expect(codes()).toEqual(['CHI-260001', 'CHI-edu:7']);
});

it('shows as they are a project of another provider and a text that is no URN', () => {
  show('urn:trovi:project:fabric:7', 'urn:trovi:project:chameleon', '<b>x</b>');
  expect(codes()).toEqual([
    'urn:trovi:project:fabric:7',
    'urn:trovi:project:chameleon',
    '<b>x</b>',
  ]);
});

it('is left out where an artifact has no project', () => {
  const { container } = show('', ' ');
  expect(container.innerHTML).toBe('');
});

it('is left out where the server says nothing of projects', () => {
  const { container } = renderPart(<LinkedProjects artifact={anArtifact()} />);
  expect(container.innerHTML).toBe('');
});
