import { describe, expect, it } from 'vitest';
import { generateArtifacts } from './generateArtifacts';

const generated = generateArtifacts(200, 0);
const titles = generated.map(({ title }) => title);

describe('generated artifacts', () => {
  it('are the same for the same index, wherever generation starts', () => {
    expect(generateArtifacts(5, 100)).toEqual(generated.slice(100, 105));
  });

  it('are public and differ from each other', () => {
    expect(generated.filter(({ visibility }) => visibility !== 'public')).toEqual([]);
    expect(new Set(titles).size).toBeGreaterThan(150);
  });

  it('have texts of about two kilobytes and one to three versions', () => {
    for (const { long_description, versions: own } of generated) {
      expect(long_description?.length).toBeGreaterThan(1200);
      expect(long_description?.length).toBeLessThan(3500);
      expect(own.length).toBeGreaterThanOrEqual(1);
      expect(own.length).toBeLessThanOrEqual(3);
    }
  });
});
