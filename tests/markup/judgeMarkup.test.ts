import { describe, expect, it } from 'vitest';

import { allowedFindings } from './allowedFindings';
import { htmlValidate } from './htmlValidate';
import { MarkupJudge } from './judgeMarkup';

const documentOf = (body: string) => ({
  name: 'Home',
  html: `<!doctype html>\n<html lang="en"><head><title>Trovi</title></head><body>${body}</body></html>`,
});
const allowed = [
  { htmlValidate: 'wcag/h71', where: 'fieldset[aria-labelledby]', why: '', source: '' },
  { nu: /^Attribute “part”/, why: '', source: '' },
];

describe('MarkupJudge', () => {
  it('reports faults with their page and place', async () => {
    const findings = await htmlValidate.check([documentOf('<p><div>Text</div></p>')]);
    const [fault] = new MarkupJudge('html-validate').faults(findings);
    expect(fault).toMatch(/^Home: .*<div>/);
  });

  it('allows a rule at the named elements only', async () => {
    const findings = await htmlValidate.check([
      documentOf('<h1 id="name">Form</h1><fieldset aria-labelledby="name"></fieldset>'),
      documentOf('<fieldset></fieldset>'),
    ]);
    const judge = new MarkupJudge('html-validate', allowed);
    expect(judge.faults(findings)).toEqual([
      expect.stringContaining('<fieldset> must have a <legend>'),
    ]);
  });

  it('tells which entries of its checker were not needed', async () => {
    const judge = new MarkupJudge('html-validate', allowed);
    expect(judge.unneeded()).toEqual([allowed[0]]);
    const page = documentOf('<h1 id="name">Form</h1><fieldset aria-labelledby="name"></fieldset>');
    judge.faults(await htmlValidate.check([page]));
    expect(judge.unneeded()).toEqual([]);
    expect(new MarkupJudge('Nu', allowed).unneeded()).toEqual([allowed[1]]);
  });

  it('has a reason and a source for each entry', () => {
    for (const { htmlValidate: rule, nu, why, source } of allowedFindings) {
      expect(rule ?? nu).toBeDefined();
      expect(why.length).toBeGreaterThan(20);
      expect(source).toMatch(/^(https:|docs|tests|dashboard)/);
    }
  });
});
