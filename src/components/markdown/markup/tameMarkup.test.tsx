import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tameMarkup } from './tameMarkup';

describe('tameMarkup', () => {
  it.each([
    ['plain text', 'plain text'],
    ['<p>a &lt; b</p>', '<p>a &lt; b</p>'],
    [
      '<A HREF=https://a.example/?a=1&b=2 Title=\'say "hi"\'>x</A >',
      '<a href="https://a.example/?a=1&b=2" title="say &quot;hi&quot;">x</a>',
    ],
    [
      '<img src="a.png" alt=a onerror=alert(1) width = 12/>',
      '<img src="a.png" alt="a" width="12/">',
    ],
    ['<img/src=a/onerror=alert(1)>', '<img src="a/onerror=alert(1)">'],
    ['<details open ontoggle="x"><summary>s</summary>', '<details open=""><summary>s</summary>'],
    ['<p title="a>b" onclick=\'c>d\'>x', '<p title="a>b">x'],
    ['<p title="1" title="2">', '<p title="1" title="2">'],
    ['<p style="color:red">x</p><base href=//evil.example>y', '<p>x</p>y'],
    ['a<style>p { color: red }</style>b<script>1 < 2</script >c', 'abc'],
    ['a<STYLE>never closed <p onclick=x>', 'a'],
    ['<styled onclick=x>', '<styled>'],
    ['a<!-- <p onclick=x> --><p>b', 'a<p>b'],
    ['a<!-- never closed', 'a'],
    ['a<?php echo 1 ?>b<!DOCTYPE html>c</>d', 'abcd'],
    ['1 < 2 <3 <', '1 &lt; 2 &lt;3 &lt;'],
    ['<p onclick="never closed', ''],
    [
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      '<noscript><p title="&lt;/noscript>&lt;img src=x onerror=alert(1)>"></noscript>',
    ],
    ['<svg onload=x><a xlink:href="javascript:1">t</a></svg>', '<svg><a>t</a></svg>'],
    ['<x:y onclick=1>z', 'z'],
  ])('makes of %s', (markup, tamed) => {
    expect(tameMarkup(markup)).toEqual({ markup: tamed, isWhole: true });
  });

  it('leaves nothing to report, whatever stands there', () => {
    const pieces = [
      '<p ',
      'onclick=',
      'style=',
      '"',
      "'",
      '>',
      '<',
      '/',
      '=',
      ' ',
      '\n',
      'a',
      '<!--',
      '-->',
      '<style',
      '</style>',
      '<base href=x',
      '<svg ',
      '&quot;',
      '`',
      '\u0000',
    ];
    const markup = fc
      .array(fc.constantFrom(...pieces), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(markup, (text) => {
        const page = new DOMParser().parseFromString(tameMarkup(text).markup, 'text/html');
        const names = [...page.querySelectorAll('*')].flatMap((element) =>
          element.getAttributeNames(),
        );
        expect(names.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
        expect(page.querySelector('style, base, script')).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [
      'open formatting repeats in every block',
      `${'<b title=x>'.repeat(100)}${'<p>x'.repeat(1_000)}`,
    ],
    ['tags of formatting never close', '<a><b><i><s>'.repeat(500)],
    ['closing tags make elements', `${'<i>'.repeat(100)}${'</p>'.repeat(1_000)}`],
    ['there are very many', '<br>'.repeat(9_000)],
  ])('cuts off what follows where %s', (_, markup) => {
    const tamed = tameMarkup(markup);
    expect(tamed.isWhole).toBe(false);
    const page = new DOMParser().parseFromString(tamed.markup, 'text/html');
    expect(page.querySelectorAll('*').length).toBeLessThan(5_100);
  });

  it('keeps all of a long text with few open tags', () => {
    const markup = '<p><a href="x"><b>x</b></a> <i>y</i></p>'.repeat(300);
    expect(tameMarkup(markup)).toEqual({ markup, isWhole: true });
  });

  it('reads long texts once', () => {
    expect(tameMarkup('<'.repeat(50_000)).markup).toHaveLength(200_000);
    for (const piece of ['a ', 'a=', 'a="', '<a ', '<!', '<!--', '<style ', ' ']) {
      expect(tameMarkup(`b<p ${piece.repeat(20_000)}`).markup).toBe('b');
    }
  });
});
