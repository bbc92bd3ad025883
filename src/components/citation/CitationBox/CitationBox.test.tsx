import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { renderPart } from '../../../../tests/render/renderPart';
import { CitationBox } from './CitationBox';

const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
const shown = () => screen.getByRole('tabpanel').textContent;

describe('CitationBox', () => {
  afterEach(() => {
    localStorage.removeItem('trovi.citation-style');
    vi.unstubAllGlobals();
  });

  it.each(['nonsense', ' ', '2026'])('cites nothing for the unknown version %j', (version) => {
    renderPart(<CitationBox artifact={artifact} version={version} />);
    const box = screen.getByRole('region', { name: 'Cite this artifact' });
    expect(box.textContent).toContain('This version cannot be cited.');
    expect(box.textContent).not.toContain('Haddad');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cites in the chosen style, with italics, and remembers it on the device', async () => {
    const { user, unmount } = renderPart(<CitationBox artifact={artifact} />);
    const choice = screen.getByRole('combobox', { name: 'Style' });
    expect([...choice.children].map(({ textContent }) => textContent)).toEqual([
      'Trovi',
      'APA 7',
      'MLA 9',
      'Chicago (author-date)',
      'IEEE',
      'Harvard (Cite Them Right)',
      'Vancouver (NLM)',
      'ACM',
    ]);
    await user.selectOptions(choice, 'APA 7');
    await screen.findByText(/\[Computer software\]/);
    expect(shown()).toMatch(/^Haddad, N\. \(2026\)\. Tail latency under bursty load \(Version/);
    expect(screen.getByText('Tail latency under bursty load').tagName).toBe('I');
    unmount();
    renderPart(<CitationBox artifact={artifact} />);
    await screen.findByText(/\[Computer software\]/);
    expect(localStorage.getItem('trovi.citation-style')).toBe('apa');
    const again = screen.getByRole('combobox', { name: 'Style' });
    await user.selectOptions(again, 'Trovi');
    expect(shown()).toMatch(/^Noor Haddad\. /);
  });

  it('offers styles for the citation only', async () => {
    const { user } = renderPart(<CitationBox artifact={artifact} citationStyle="apa" />);
    await screen.findByText(/\[Computer software\]/);
    await user.click(screen.getByRole('tab', { name: 'BibTeX' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(shown()).toMatch(/^@software/);
    await user.click(screen.getByRole('tab', { name: 'Citation' }));
    expect(shown()).toContain('[Computer software]');
  });

  it('ignores a stored style that does not exist', () => {
    localStorage.setItem('trovi.citation-style', 'toString');
    renderPart(<CitationBox artifact={artifact} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('trovi');
    expect(shown()).toMatch(/^Noor Haddad\. /);
  });

  it('copies a style as text and as HTML, and tells the host which', async () => {
    const items: Record<string, Blob>[] = [];
    const Item = class {
      constructor(blobs: Record<string, Blob>) {
        items.push(blobs);
      }
    };
    vi.stubGlobal('ClipboardItem', Item);
    const onCopied = vi.fn();
    const hostile = { ...artifact, title: '<b>R&D</b>' };
    const { user } = renderPart(
      <CitationBox artifact={hostile} citationStyle="mla" onCopied={onCopied} />,
    );
    vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await screen.findByText(/2 Mar\. 2026/);
    await user.click(screen.getByRole('button', { name: 'Copy citation' }));
    await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
    expect(onCopied.mock.calls).toEqual([[shown(), { format: 'citation', style: 'mla' }]]);
    expect(await items[0]?.['text/plain']?.text()).toBe(shown());
    expect(await items[0]?.['text/html']?.text()).toContain('<i>&lt;b&gt;R&amp;D&lt;/B&gt;</i>. ');
  });

  it('copies the text where the browser takes no HTML', async () => {
    const { user } = renderPart(<CitationBox artifact={artifact} citationStyle="apa" />);
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('not allowed'));
    await screen.findByText(/\[Computer software\]/);
    await user.click(screen.getByRole('button', { name: 'Copy citation' }));
    expect(await screen.findByText('Copied to clipboard')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(shown());
    vi.restoreAllMocks();
  });

  it('downloads four formats that people use, and eight for programs below a fold', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = renderPart(<CitationBox artifact={artifact} />);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByText('For programs'));
    const buttons = await screen.findAllByRole('button', { name: /^Download / });
    expect(buttons.filter((one) => !one.closest('details')).map((one) => one.textContent)).toEqual([
      'BibTeX',
      'RIS',
      'CSL-JSON',
      'CITATION.cff',
    ]);
    for (const button of buttons) await user.click(button);
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(12);
    expect(await saved[0]?.text()).toMatch(/^@software/);
    const old = buttons.findIndex(({ textContent }) => textContent === 'BibTeX for old LaTeX');
    expect(await saved[old]?.text()).toMatch(/^@misc/);
    vi.restoreAllMocks();
  });

  it('describes the artifact in a sentence for a paper', async () => {
    const { user } = renderPart(<CitationBox artifact={artifact} />);
    const button = screen.getByRole('button', { name: 'Sentence for your paper' });
    await user.click(button);
    expect(
      await screen.findByText(
        /^We used the artifact “Tail latency.*version 2026-03-02.*accessed on/,
      ),
    ).toBeTruthy();
    await user.click(button);
    expect(screen.queryByText(/^We used the artifact/)).toBeNull();
  });

  it('cites the newest version', () => {
    renderPart(<CitationBox artifact={artifact} />);
    expect(screen.getByRole('region', { name: 'Cite this artifact' })).toBeTruthy();
    expect(shown()).toEqual(
      expect.stringMatching(
        /^Noor Haddad\. “Tail latency under bursty load\.” Trovi, March 2026\. .*\/versions\/2026-03-02$/,
      ),
    );
  });

  it('cites the chosen version', () => {
    renderPart(<CitationBox artifact={artifact} version="2026-02-01" />);
    expect(shown()).toContain('February 2026. https://doi.org/10.5281/zenodo.9912345');
    expect(screen.queryByText(/Archived version/)).toBeNull();
  });

  it('leads to the archive of another version', () => {
    renderPart(<CitationBox artifact={artifact} />);
    const link = screen.getByRole('link', { name: 'https://doi.org/10.5281/zenodo.9912345' });
    expect(link.parentElement?.textContent).toBe(
      'Archived version 2026-02-01: https://doi.org/10.5281/zenodo.9912345',
    );
  });

  it('shows the beginning of an endless citation, and copies all of it', async () => {
    const authors = Array.from({ length: 20_000 }, (_, index) =>
      anAuthor({ fullName: `Given Family${index}` }),
    );
    const onCopied = vi.fn<(text: string) => void>();
    const { user } = renderPart(
      <CitationBox artifact={anArtifact({ authors })} onCopied={onCopied} />,
    );
    expect(shown()?.length).toBeLessThan(10_100);
    expect(screen.getByText('Only the beginning is shown. Copy includes everything.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy citation' }));
    await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
    expect(onCopied.mock.calls[0]?.[0]).toContain('Family19999');
  });

  it("leaves out the testbed's support", () => {
    const authors = [anAuthor({ fullName: 'Contact Chameleon Support' })];
    renderPart(<CitationBox artifact={anArtifact({ authors })} />);
    expect(shown()).toMatch(/^“Tail latency/);
  });

  it('changes to BibTeX and back, by pointer and by keys', async () => {
    const { user } = renderPart(<CitationBox artifact={artifact} />);
    const controlled = () =>
      screen.getAllByRole('tab').map((tab) => {
        const id = tab.getAttribute('aria-controls');
        return id === null ? 'nothing' : document.getElementById(id)?.getAttribute('role');
      });
    expect(controlled()).toEqual(['tabpanel', 'nothing']);
    await user.click(screen.getByRole('tab', { name: 'BibTeX' }));
    expect(controlled()).toEqual(['nothing', 'tabpanel']);
    expect(shown()).toMatch(/^@software\{noor_2026_tail_latency_fe9b2ce2,\n/);
    expect(screen.getByRole('tab', { name: 'BibTeX' }).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toMatch(/^Noor Haddad\./);
  });

  it('begins with the format asked for', () => {
    renderPart(<CitationBox artifact={artifact} format="bibtex" />);
    expect(shown()).toMatch(/^@software/);
  });

  it('copies what is shown and tells the host', async () => {
    const onCopied = vi.fn();
    const { user } = renderPart(<CitationBox artifact={artifact} onCopied={onCopied} />);
    await user.click(screen.getByRole('tab', { name: 'BibTeX' }));
    await user.click(screen.getByRole('button', { name: 'Copy BibTeX' }));
    expect(screen.getByText('Copied to clipboard')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(shown());
    expect(onCopied.mock.calls).toEqual([[shown(), { format: 'bibtex' }]]);
  });

  it.each(awkwardArtifacts().map((awkward) => [awkward.title.slice(0, 60), awkward] as const))(
    'has something to cite: %s',
    async (_, awkward) => {
      const { user } = renderPart(<CitationBox artifact={awkward} />);
      expect(shown()).not.toBe('');
      await user.click(screen.getByRole('tab', { name: 'BibTeX' }));
      expect(shown()).toMatch(/^@software/);
    },
  );
});
