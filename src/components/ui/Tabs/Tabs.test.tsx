import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import * as Tabs from './Tabs';
import * as RadixTabs from '@radix-ui/react-tabs';

describe.each([
  ['our tabs', Tabs],
  ['those of Radix', RadixTabs],
])('%s', (_, Tabs) => {
  function Fruits() {
    const [value, setValue] = useState('plum');
    return (
      <Tabs.Root value={value} onValueChange={setValue}>
        <Tabs.List aria-label="Fruits">
          <Tabs.Trigger value="plum">Plum</Tabs.Trigger>
          <Tabs.Trigger value="pear">Pear</Tabs.Trigger>
          <Tabs.Trigger value="fig">Fig</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={value}>All about {value}</Tabs.Content>
      </Tabs.Root>
    );
  }
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('say which tab is open, and what it opens', () => {
    render(<Fruits />);
    expect(screen.getByRole('tablist', { name: 'Fruits' }).contains(tab('Pear'))).toBe(true);
    expect(tab('Plum').getAttribute('aria-selected')).toBe('true');
    expect(tab('Pear').getAttribute('aria-selected')).toBe('false');
    const panel = screen.getByRole('tabpanel', { name: 'Plum' });
    expect(panel.textContent).toBe('All about plum');
    expect(tab('Plum').getAttribute('aria-controls')).toBe(panel.id);
  });

  it('open by mouse', async () => {
    render(<Fruits />);
    await userEvent.click(tab('Fig'));
    expect(screen.getByRole('tabpanel', { name: 'Fig' }).textContent).toBe('All about fig');
  });

  it('open by keys, round and round, and are one stop of the Tab key', async () => {
    render(<Fruits />);
    const keys = async (text: string) => {
      await userEvent.keyboard(text);
      return document.activeElement?.textContent;
    };
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toBe(tab('Plum')));
    expect(await keys('{ArrowRight}')).toBe('Pear');
    expect(screen.getByRole('tabpanel', { name: 'Pear' }).textContent).toBe('All about pear');
    expect(await keys('{End}')).toBe('Fig');
    expect(await keys('{ArrowRight}')).toBe('Plum');
    expect(await keys('{ArrowLeft}')).toBe('Fig');
    expect(await keys('{Home}')).toBe('Plum');
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(document.activeElement).toBe(tab('Plum')));
  });
});
