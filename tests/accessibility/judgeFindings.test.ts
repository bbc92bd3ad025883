import { describe, expect, it } from 'vitest';
import { judgeFindings, type OpenFinding } from './judgeFindings';
import { reviewedFindings } from './reviewedFindings';

function aFinding(changes: Partial<OpenFinding>): OpenFinding {
  return {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    html: '<p>Text</p>',
    contrast: 7,
    places: [],
    ...changes,
  };
}

describe('judgeFindings', () => {
  it('accepts reviewed findings', () => {
    expect(judgeFindings([aFinding({})])).toEqual([]);
    const select = aFinding({ reason: 'bgGradient', places: ['select'] });
    expect(judgeFindings([select])).toEqual([]);
  });

  it('reports unreviewed findings', () => {
    for (const changes of [
      { rule: 'video-caption' },
      { reason: 'imgNode' },
      { reason: 'bgGradient', places: [] },
    ]) {
      expect(judgeFindings([aFinding(changes)])).toHaveLength(1);
    }
  });

  it('reports a text at a reviewed place with too little contrast', () => {
    const [line] = judgeFindings([aFinding({ contrast: 4.4 })]);
    expect(line).toBe('color-contrast, bgOverlap, contrast 4.40: <p>Text</p>');
  });

  it('has a reason and a manual check for each finding', () => {
    for (const { why, checked } of reviewedFindings) {
      expect(why.length).toBeGreaterThan(20);
      expect(checked.length).toBeGreaterThan(20);
    }
  });
});
