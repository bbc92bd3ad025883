import { expect } from 'storybook/test';
import { measureContrast } from '../tests/accessibility/measureContrast';

/** Expects a solid outline of at least 2 pixels and 3:1 (WCAG 2.2, 1.4.11 and 2.4.7). */
export async function expectOutline(element: Element): Promise<void> {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  await expect(outlineStyle).toBe('solid');
  await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  await expect(measureContrast(element, 'outlineColor')).toBeGreaterThanOrEqual(3);
}
