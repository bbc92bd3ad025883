import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { renderPart } from '../../../../tests/render/renderPart';
import { PrintedList } from './PrintedList';

const announce = (name: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(name)));

const items = () =>
  within(screen.getByRole('list', { hidden: true })).getAllByRole('listitem', { hidden: true });

describe('PrintedList', () => {
  it('is there while the page is printed, with every artifact', () => {
    renderPart(<PrintedList artifacts={numberedArtifacts(1, 300)} />);
    expect(screen.queryByRole('list', { hidden: true })).toBeNull();
    announce('beforeprint');
    expect(items()).toHaveLength(300);
    announce('afterprint');
    expect(screen.queryByRole('list', { hidden: true })).toBeNull();
  });

  it('names title, authors, description and address', () => {
    const artifact = anArtifact({ id: 'a/b', title: 'Traces', shortDescription: 'All packets.' });
    renderPart(<PrintedList artifacts={[artifact]} />, {
      linkBase: 'https://lab.example.edu/d/',
    });
    announce('beforeprint');
    const [text] = items().map(({ textContent }) => textContent);
    expect(text).toContain('Traces');
    expect(text).toContain(artifact.authors[0]?.fullName);
    expect(text).toContain('All packets.');
    expect(text).toContain('https://lab.example.edu/d/artifacts/a%2Fb');
  });

  it('bounds the authors of a line, and does without anything', () => {
    const authors = Array.from({ length: 100_000 }, (_, index) =>
      anAuthor({ fullName: `A${index}` }),
    );
    renderPart(<PrintedList artifacts={[anArtifact({ authors }), anEmptyArtifact({ id: '' })]} />);
    announce('beforeprint');
    const [first, second] = items();
    expect(first?.textContent).toContain('A19');
    expect(first?.textContent).not.toContain('A20');
    expect(second?.textContent).not.toContain('/artifacts/');
  });
});
