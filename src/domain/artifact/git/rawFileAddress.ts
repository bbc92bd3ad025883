/** The pages of files on code hosts, and what replaces them in the address of the bytes. */
const pages: readonly [host: RegExp, page: RegExp, raw: string][] = [
  [
    /^(?:www\.)?github\.com$/,
    /^\/([^/]+\/[^/]+)\/(?:blob|raw)\/(.+\/.+)$/,
    'https://raw.githubusercontent.com/$1/$2',
  ],
  [/^bitbucket\.org$/, /^\/([^/]+\/[^/]+)\/src\/(.+\/.+)$/, '/$1/raw/$2'],
  [/^gitlab\./, /^\/(.+?)\/(?:-\/)?blob\/(.+\/.+)$/, '/$1/-/raw/$2'],
  // GitLab on other hosts, and Gitea or Forgejo, such as codeberg.org.
  [/./, /^\/(.+?)\/-\/blob\/(.+\/.+)$/, '/$1/-/raw/$2'],
  [/./, /^\/(.+?\/.+?)\/src\/((?:branch|tag|commit)\/.+\/.+)$/, '/$1/raw/$2'],
];

/**
 * The address of the bytes of a file, for the address of its page on GitHub, GitLab, Gitea, Forgejo
 * or Bitbucket. Returns other addresses as they are.
 */
export function rawFileAddress(address: URL): URL {
  const { hostname, pathname, search } = address;
  for (const [host, page, raw] of pages) {
    if (!host.test(hostname) || !page.test(pathname)) continue;
    const file = new URL(pathname.replace(page, raw), address);
    const kept = search
      .slice(1)
      .split('&')
      .filter((part) => part && !/^raw(?:=|$)/.test(part));
    file.search = kept.join('&');
    return file;
  }
  return address;
}
