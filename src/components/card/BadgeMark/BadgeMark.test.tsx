import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Badge } from '../../../domain/artifact/badges/badge';
import { BadgeMark } from './BadgeMark';
import { badgeDrawing } from './badgeDrawings';

const linked: Badge = {
  name: 'chameleon',
  description: 'Runs on the testbed',
  redirectLink: 'https://portal.example.org/badges/chameleon',
};
const unlinked: Badge = { name: 'reproducible', description: 'Reviewed' };

describe('BadgeMark', () => {
  it('leads to what the badge means, as an icon named by the badge', () => {
    render(<BadgeMark badge={linked} />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'chameleon' });
    expect(link.href).toBe('https://portal.example.org/badges/chameleon');
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
    expect(link.title).toBe('Runs on the testbed');
    expect(screen.getByRole('img', { name: 'chameleon' })).toBeTruthy();
    expect(screen.queryByText('chameleon')).toBeNull();
  });

  it('shows its name beside the icon where it leads nowhere', () => {
    render(<BadgeMark badge={unlinked} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('reproducible')).toBeTruthy();
    expect(screen.getByTitle('Reviewed')).toBeTruthy();
    // The visible name already says what the icon shows.
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows its name beside a link where it is asked to', () => {
    render(<BadgeMark badge={linked} isNamed />);
    expect(screen.getByRole('link', { name: 'chameleon' }).textContent).toBe('chameleon');
  });

  it('is an icon alone within another control', () => {
    const { container } = render(<BadgeMark badge={linked} isPlain />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')).toBeTruthy();
    expect(container.textContent).toBe('');
  });

  it('has no empty title', () => {
    const { container } = render(<BadgeMark badge={{ name: 'new', description: '' }} />);
    expect(container.querySelector('[title]')).toBeNull();
  });
});

describe('badgeDrawing', () => {
  it('draws each of the three badges in its own way', () => {
    const lines = ['chameleon', 'reproducible', 'educational'].map((name) => badgeDrawing(name));
    expect(new Set(lines.map(({ line }) => line)).size).toBe(3);
    expect(new Set(lines.map(({ hue }) => hue)).size).toBe(3);
  });

  it.each(['one of tomorrow', '', 'constructor', '__proto__'])(
    'draws a ribbon for the unknown badge "%s"',
    (name) => {
      expect(badgeDrawing(name)).toEqual(badgeDrawing('unknown'));
      expect(badgeDrawing(name).line).not.toBe(badgeDrawing('chameleon').line);
    },
  );
});
