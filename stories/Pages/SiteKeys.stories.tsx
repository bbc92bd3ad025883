import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import { SessionProvider } from '../../dashboard/session/SessionContext';
import { brandPicture, footLink } from '../../dashboard/shell/Shell.css';
import { Shell } from '../../dashboard/shell/Shell';
import { Announcement } from '../../dashboard/site/Announcement';
import { servicesOf } from '../../.storybook/services';
import { unbrokenText } from '../../tests/builders/texts';
import { onScreen } from '../onScreen';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36"><rect width="120" height="36" rx="8" fill="#556"/><circle cx="18" cy="18" r="10" fill="#fc8"/></svg>')}`;

/** The parts that an operator's `config.json` adds to the frame of every screen. */
const meta = {
  title: 'Pages/SiteKeys',
  component: Announcement,
  args: { text: 'Trovi is read-only on Monday from 8 to 10 a.m. (UTC).', level: 'info' },
  parameters: onScreen(),
  beforeEach: () => localStorage.removeItem('trovi.announcement'),
  render: (args, context) => (
    <SessionProvider value={servicesOf(context).session}>
      <MemoryRouter initialEntries={['/about']}>
        <Shell
          announcement={<Announcement key={args.text} {...args} />}
          logo={<img className={brandPicture} src={picture} alt="Our Lab" />}
          footerLinks={['Privacy', 'Imprint'].map((label) => (
            <a key={label} className={footLink} href="https://lab.example.org/">
              {label}
            </a>
          ))}
        >
          Contents
        </Shell>
      </MemoryRouter>
    </SessionProvider>
  ),
} satisfies Meta<typeof Announcement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Our Lab' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region', { name: 'Announcement' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Our Lab' })).toHaveFocus();
  },
};

export const Warning: Story = { args: { level: 'warning' } };

export const LongText: Story = {
  name: 'Long text',
  args: { level: 'warning', text: `${unbrokenText} ${'Words of an operator. '.repeat(200)}` },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Announcement' });
    await expect(bar.getBoundingClientRect().height).toBeLessThan(260);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { text: 'الموقع للقراءة فقط يوم الاثنين من 8 إلى 10.' },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
