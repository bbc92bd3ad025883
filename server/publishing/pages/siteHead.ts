import type { SiteConfiguration } from '../../../dashboard/configuration/siteConfiguration';
import { escapeHtml } from '../../../src/domain/text/escapeHtml';
import { addToHead, changeTag, removeTag } from './headTags';

/**
 * `index.html` with the site's metadata from `config.json`: its description, the absolute address
 * of the picture for link previews, and whether search engines may list it.
 */
export function withSiteHead(page: string, configuration: SiteConfiguration): string {
  const { siteDescription, noIndex } = configuration;
  const described = siteDescription
    ? changeTag(
        changeTag(page, 'name', 'description', siteDescription),
        'property',
        'og:description',
        siteDescription,
      )
    : page;
  const pictured = withPicture(described, configuration);
  return noIndex ? addToHead(pictured, '<meta name="robots" content="noindex" />') : pictured;
}

function withPicture(page: string, configuration: SiteConfiguration): string {
  const { socialImageUrl, productName, dashboardUrl } = configuration;
  if (!socialImageUrl) {
    // Most services do not follow a relative address.
    return page.replace(
      'content="social-preview.png"',
      () => `content="${escapeHtml(dashboardUrl)}social-preview.png"`,
    );
  }
  const pictured = changeTag(page, 'property', 'og:image', socialImageUrl);
  const named = changeTag(pictured, 'property', 'og:image:alt', productName);
  return ['og:image:width', 'og:image:height'].reduce(
    (html, name) => removeTag(html, 'property', name),
    named,
  );
}
