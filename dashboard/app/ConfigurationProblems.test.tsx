import '../../tests/render/dashboardBase';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfigurationProblems } from './ConfigurationProblems';

const problems = ['Missing key "apiUrl".', 'Unknown key "<b>".'];

describe('ConfigurationProblems', () => {
  it('takes the place of a dashboard that cannot run, and says all that is wrong', () => {
    render(<ConfigurationProblems problems={problems} isFatal />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'The dashboard is not set up correctly' }),
    ).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(
      'Missing key "apiUrl". Unknown key "<b>".',
    );
    expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy();
  });

  it('stands above a dashboard that runs all the same', () => {
    render(<ConfigurationProblems problems={['Unknown key "colour".']} isFatal={false} />);
    expect(
      screen.getByRole('heading', { level: 2, name: 'config.json has unknown settings' }),
    ).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Unknown key "colour".');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
