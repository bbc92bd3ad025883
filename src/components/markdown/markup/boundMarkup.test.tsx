import { describe, expect, it } from 'vitest';
import { boundMarkup } from './boundMarkup';

function bounded(markup: string) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const isWhole = boundMarkup(template.content);
  return { root: template.content, isWhole };
}

describe('boundMarkup', () => {
  it('turns what is nested too deeply into text', () => {
    const { root, isWhole } = bounded(`${'<div>'.repeat(300)}a<b>b</b>${'</div>'.repeat(300)}c`);
    expect(isWhole).toBe(false);
    expect(root.querySelectorAll('*').length).toBeLessThan(30);
    expect(root.textContent).toBe('abc');
  });

  it('allows few tables within tables', () => {
    const { root, isWhole } = bounded('<table><tbody><tr><td>x'.repeat(10));
    expect(isWhole).toBe(false);
    expect(root.querySelectorAll('table').length).toBeLessThan(5);
    expect(root.textContent).toBe('x'.repeat(10));
  });

  it.each([
    ['cells', '<td>x'.repeat(4_000)],
    ['columns that cells span', '<td colspan=1000>x'.repeat(300)],
    ['rows that cells span', '<tr><td rowspan=65534>x'.repeat(300)],
  ])('removes what follows too many %s', (_, cells) => {
    const { root, isWhole } = bounded(`<p>above</p><table><tbody><tr>${cells}</table><p>below</p>`);
    expect(isWhole).toBe(false);
    expect(root.querySelectorAll('td').length).toBeLessThan(2_600);
    expect(root.textContent).toMatch(/^above/);
    expect(root.textContent).not.toContain('below');
  });

  it('keeps usual markup as it is', () => {
    const markup = `<ul>${'<li>a <b>b</b></li>'.repeat(900)}</ul><table><tbody><tr><td colspan="3" rowspan="2">x</td></tr></tbody></table>`;
    const { root, isWhole } = bounded(markup);
    const host = document.createElement('div');
    host.append(root);
    expect({ markup: host.innerHTML, isWhole }).toEqual({ markup, isWhole: true });
  });
});
