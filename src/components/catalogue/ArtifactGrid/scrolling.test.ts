// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollCorrection } from './scrolling';

let scrollY = 0;

beforeEach(() => {
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    scrollY = (options as ScrollToOptions).top ?? 0;
  });
});

afterEach(() => vi.restoreAllMocks());

describe('createScrollCorrection', () => {
  it('adds up the corrections since an offset was known', () => {
    scrollY = 500;
    const correct = createScrollCorrection();
    correct(null, 500, 20);
    correct(null, 500, 50);
    expect(scrollY).toBe(550);
    correct(null, 550, -10);
    expect(scrollY).toBe(540);
  });

  it('leaves the position alone after something else has scrolled', () => {
    scrollY = 500;
    const correct = createScrollCorrection();
    correct(null, 500, 20);
    scrollY = 40;
    correct(null, 500, 50);
    expect(scrollY).toBe(40);
    correct(null, 40, 5);
    expect(scrollY).toBe(45);
  });
});
