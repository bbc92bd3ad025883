/**
 * The contrast of a text with its background, from 1 to 21 (WCAG 2.2, 1.4.3). For an empty field,
 * the contrast of its placeholder. Counts the backgrounds of surrounding elements, and ignores
 * elements that only overlap. Returns 0 for translucent elements, which it cannot judge. Runs
 * inside the page, so it uses nothing outside itself. With `outlineColor`, measures the outline
 * (1.4.11) instead of the text.
 */
export function measureContrast(
  element: Element,
  property: 'color' | 'outlineColor' = 'color',
): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to mix colours on.');
  const lay = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  };
  const luminance = () => {
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
      byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const around: Element[] = [];
  for (let one: Element | null = element; one;) {
    around.unshift(one);
    const root: Node = one.getRootNode();
    one = one.assignedSlot ?? one.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  lay('Canvas');
  for (const one of around) {
    const { backgroundColor, opacity } = getComputedStyle(one);
    if (opacity !== '1') return 0;
    lay(backgroundColor);
  }
  const ground = luminance();
  const isEmptyField = element instanceof HTMLInputElement && element.value === '';
  lay(getComputedStyle(element, isEmptyField ? '::placeholder' : null)[property]);
  const text = luminance();
  return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
}
