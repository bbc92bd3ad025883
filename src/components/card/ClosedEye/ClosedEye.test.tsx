import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClosedEye } from './ClosedEye';

it('says to everyone that the artifact is private', () => {
  render(<ClosedEye />);
  expect(screen.getByRole('img', { name: 'Private' })).toBeTruthy();
  expect(screen.getByTitle('Private')).toBeTruthy();
});
