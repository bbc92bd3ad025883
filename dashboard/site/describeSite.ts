/** Changes the page's description, for search engines and other programs that run scripts. */
export function describeSite(description: string): void {
  const tags = 'meta[name="description"], meta[property="og:description"]';
  for (const tag of document.querySelectorAll(tags)) tag.setAttribute('content', description);
}
