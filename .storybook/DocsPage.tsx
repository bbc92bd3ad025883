import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { usageOf, usageText } from '../stories/usage/usage';

/** The docs page of a component: what it is, how to use it, its controls and its states. */
export function DocsPage() {
  const { csfFile } = useOf<'meta'>('meta', ['meta']);
  const usage = usageOf(csfFile.meta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {usage && <Markdown>{usageText(usage)}</Markdown>}
      <Stories />
    </>
  );
}
