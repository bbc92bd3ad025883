import type { ShareButtonProps } from '../../src/components/share/ShareButton/ShareButton';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';

/**
 * Creates HTML that needs no script. React's server renderer and its parsers load on the first
 * call.
 */
export function htmlRenderer(
  configuration: CatalogueConfiguration,
): NonNullable<ShareButtonProps['renderHtml']> {
  return async ({ artifact, version, sharingKey }, { kind, theme }) => {
    const [{ renderStatic }, css] = await Promise.all([
      import('../../src/static/renderStatic'),
      writtenStyles(),
    ]);
    const settings = configuration;
    return renderStatic(kind, artifact, { settings, version, sharingKey, theme, css });
  };
}

/** The source text of the page's styles. Browsers list hundreds of properties for `all`. */
async function writtenStyles(): Promise<string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const texts = [...links].map(async ({ href }) => {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`A stylesheet could not be read (${response.status}).`);
    return response.text();
  });
  return (await Promise.all(texts)).join('\n');
}
