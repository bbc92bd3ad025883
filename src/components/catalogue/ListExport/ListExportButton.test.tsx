import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import { renderPart } from '../../../../tests/render/renderPart';
import { ListExportButton } from './ListExportButton';

/** The files that the browser was asked to save. */
const saved: { fileName: string; contents: Blob }[] = [];

beforeEach(() => {
  let last = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (contents: Blob) => {
        last = contents;
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ fileName: this.download, contents: last });
  });
});
afterEach(() => {
  saved.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const itemNames = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const opener = (name = /^Export/) => screen.getByRole('button', { name });

describe('ListExportButton', () => {
  it('says how many artifacts it exports, and waits for the first', () => {
    const { rerender } = renderPart(<ListExportButton artifacts={[]} />);
    expect(opener().hasAttribute('disabled')).toBe(true);
    rerender(<ListExportButton artifacts={[anArtifact()]} />);
    expect(opener().textContent).toBe('Export 1 artifact');
    rerender(<ListExportButton artifacts={numberedArtifacts(1, 1200)} />);
    expect(opener().textContent).toBe('Export 1,200 artifacts');
  });

  it('saves the artifacts in the chosen format', async () => {
    const { user } = renderPart(<ListExportButton artifacts={numberedArtifacts(1, 3)} />);
    await user.click(opener());
    await screen.findByRole('menu', { name: 'File format' });
    expect(itemNames()).toEqual([
      'BibTeX .bib',
      'BibTeX for old LaTeX .old-latex.bib',
      'RIS .ris',
      'CSL-JSON .csl.json',
      'CSV .csv',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'CSL-JSON .csl.json' }));
    expect((await screen.findByRole('status')).textContent).toBe(
      'Saved 3 as trovi-artifacts.csl.json',
    );
    expect(saved.map(({ fileName }) => fileName)).toEqual(['trovi-artifacts.csl.json']);
    expect(saved[0]?.contents.type).toBe('application/vnd.citationstyles.csl+json');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(opener());
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('works by keyboard', async () => {
    const { user } = renderPart(<ListExportButton artifacts={numberedArtifacts(1, 3)} />);
    opener().focus();
    await user.keyboard('{Enter}');
    const [first, second, , , last] = await screen.findAllByRole('menuitem');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(last);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(last);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('closes when somebody presses elsewhere or leaves it by Tab', async () => {
    const { user } = renderPart(
      <>
        <ListExportButton artifacts={numberedArtifacts(1, 3)} />
        <button type="button">Other</button>
      </>,
    );
    await user.click(opener());
    await screen.findByRole('menu');
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(opener());
    await screen.findByRole('menu');
    await user.click(screen.getByRole('button', { name: 'Other' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('shows progress, and stops when cancelled', async () => {
    // Each call of the clock returns a second more, so each artifact is a slice.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    const { user } = renderPart(<ListExportButton artifacts={numberedArtifacts(1, 5000)} />);
    await user.click(opener());
    await user.click(await screen.findByRole('menuitem', { name: /^BibTeX \./ }));
    const progress = await screen.findByRole('progressbar', { name: 'Export' });
    expect(progress.getAttribute('max')).toBe('5000');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('menu')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('says so if the file cannot be written', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new Error('No room.');
    });
    const { user } = renderPart(<ListExportButton artifacts={numberedArtifacts(1, 3)} />);
    await user.click(opener());
    await user.click(await screen.findByRole('menuitem', { name: /^RIS/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The file could not be written. Try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('menu')).toBeTruthy();
  });
});
