import type { Meta, StoryObj } from '@storybook/react';
import { colors } from '../../src/theme/colors';
import { leading, radius, size, text, weight } from '../../src/theme/tokens';
import { publicProperties } from '../../src/theme/publicProperties';
import { ContrastTable } from './ContrastTable';
import { SpecimenTable } from './SpecimenTable';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const swatch = (color: string) => (
  <span
    style={{
      display: 'inline-block',
      width: size(48),
      height: size(28),
      background: color,
      border: '1px solid var(--trovi-color-edge, light-dark(#778778, #748677))',
      borderRadius: radius.small,
    }}
  />
);

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

export const Colours: Story = {
  render: () => (
    <SpecimenTable
      heads={['Role', 'Light', 'Dark', 'For']}
      rows={Object.entries(colors).map(([role, [light, dark]]) => {
        const name = `--trovi-color-${kebab(role)}`;
        return [
          role,
          <>
            {swatch(light)} {light}
          </>,
          <>
            {swatch(dark)} {dark}
          </>,
          publicProperties.find((property) => property.name === name)?.doc,
        ];
      })}
    />
  ),
};

export const Contrast: Story = { render: () => <ContrastTable /> };

export const Type: Story = {
  render: () => (
    <SpecimenTable
      heads={['Size', 'Specimen']}
      rows={Object.entries(text).map(([name, fontSize]) => [
        name,
        <span key={name} style={{ fontSize, lineHeight: leading.snug }}>
          Tail latency under bursty load
        </span>,
      ])}
    />
  ),
};

export const Weight: Story = {
  render: () => (
    <SpecimenTable
      heads={['Weight', 'Specimen']}
      rows={Object.entries(weight).map(([name, fontWeight]) => [
        `${name}, ${fontWeight}`,
        <span key={name} style={{ fontWeight }}>
          Tail latency under bursty load
        </span>,
      ])}
    />
  ),
};

const bar = (width: string, height: string, borderRadius?: string) => (
  <span
    style={{
      display: 'inline-block',
      width,
      height,
      borderRadius,
      background: 'var(--trovi-color-accent, light-dark(#14802c, #77da60))',
    }}
  />
);

export const Space: Story = {
  render: () => (
    <SpecimenTable
      heads={['Steps of the grid', 'Drawn pixels', 'Specimen']}
      rows={[1, 2, 3, 4, 6, 8, 12, 16].map((steps) => [
        `${steps}`,
        `size(${steps * 4})`,
        bar(size(steps * 4), size(12)),
      ])}
    />
  ),
};

export const Radius: Story = {
  render: () => (
    <SpecimenTable
      heads={['Corner', 'Value', 'Specimen']}
      rows={Object.entries(radius).map(([name, value]) => [
        name,
        value,
        bar(size(72), size(40), value),
      ])}
    />
  ),
};
