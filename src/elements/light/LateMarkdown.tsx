import type { MarkdownProps } from '../../components/detail/Markdown/Markdown';
import { lateComponent } from './lateComponent';

/** Markdown: the light build loads it when a person asks for it. Until then the text as it was written. */
export const Markdown = lateComponent<MarkdownProps>(
  async () => (await import('../../components/detail/Markdown/Markdown')).Markdown,
  ({ source }) => <p>{source}</p>,
);
