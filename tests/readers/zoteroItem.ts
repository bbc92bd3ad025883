/** The head of a page, as far as Zotero's translator "Embedded Metadata" reads it. */
export interface ReadHead {
  /** The values of `prefix` of `<html>` and `<head>`. */
  prefixes: [html: string, head: string];
  /** `name`, else `property`, and `content` of each `<meta>` in the head, in order. */
  tags: { name: string; content: string }[];
}

export interface ZoteroCreator {
  creatorType: string;
  firstName: string;
  lastName: string;
}

/** The item that Zotero saves; `undefined` if no tag names a title. */
export interface ZoteroItem {
  itemType: string;
  title: string;
  creators: ZoteroCreator[];
  date: string;
  publisher: string;
  versionNumber: string;
  DOI: string;
  url: string;
  abstractNote: string;
  extra: string;
}

/** Namespaces that the translator recognizes without a declaration, as of 2019. */
const knownPrefixes: Record<string, string> = {
  dc: 'http://purl.org/dc/elements/1.1/',
  og: 'http://ogp.me/ns#',
  z: 'http://www.zotero.org/namespaces/export#',
};
const schemaOrg = 'http://schema.org/';

/**
 * Reads a page as Zotero does, by the behaviour of its translators "Embedded Metadata" and "RDF" as
 * of 2025: tags with a known prefix become statements, `citation_…` tags override them.
 */
export function zoteroItemOf({ prefixes, tags }: ReadHead): ZoteroItem | undefined {
  const namespaces = { ...knownPrefixes };
  for (const [, prefix = '', uri = ''] of prefixes.join('').matchAll(/(\w+):\s+(\S+)/g)) {
    namespaces[prefix.toLowerCase()] = uri;
  }
  const statements = tags.flatMap(({ name, content }) => {
    const [, prefix = '', rest = ''] = /^([^.:_]*)[.:_](.*)$/.exec(name) ?? [];
    const namespace = namespaces[prefix.toLowerCase()];
    const property = rest.slice(0, 1).toLowerCase() + rest.slice(1);
    return namespace && content ? [{ property: namespace + property, content }] : [];
  });
  const all = (property: string) =>
    statements.filter((one) => one.property === property).map(({ content }) => content);
  const first = (...properties: string[]) => properties.flatMap(all)[0] ?? '';
  const { dc = '', og = '', z = '' } = namespaces;
  const tag = (name: string) => tags.find((one) => one.name.endsWith(name))?.content.trim() ?? '';

  const title = tag('citation_title') || first(`${dc}title`, `${og}title`);
  if (!title) return undefined;
  const itemType = first(`${z}itemType`);
  const guessed = { website: 'webpage', article: 'journalArticle' }[first(`${og}type`)];
  const creators = highwireCreators(tags.filter(({ name }) => name === 'citation_author'));
  return {
    itemType: itemType || guessed || (tag('citation_title') ? 'journalArticle' : 'webpage'),
    title: title.replace(/\s+/g, ' '),
    creators: creators.length > 0 ? creators : rdfCreators(all(`${schemaOrg}author`)),
    date: tag('citation_publication_date') || first(`${dc}date`, `${schemaOrg}datePublished`),
    publisher: tag('citation_publisher') || first(`${dc}publisher`),
    versionNumber: first(`${schemaOrg}version`),
    DOI: tag('citation_doi'),
    url: first(`${og}url`),
    abstractNote: first(`${og}description`) || tag('description'),
    extra: itemType ? first(`${dc}description`) : '',
  };
}

/** Several authors in one tag are separated by semicolons, or by commas if it is the only tag. */
function highwireCreators(tags: readonly { content: string }[]): ZoteroCreator[] {
  return tags
    .flatMap(({ content }) => {
      const authors = content.split(/\s*;\s*/);
      const byComma = content.split(/\s*,\s*/);
      const isList = byComma[0]?.includes(' ') && byComma[1]?.includes(' ');
      const hasParticle = /^(van|de|von)/i.test(content);
      const isOnly = tags.length === 1 && authors.length === 1;
      return isOnly && isList && !hasParticle ? byComma : authors;
    })
    .filter((author) => /[^\s,-.;]/.test(author))
    .map((author) => creator(author, 'author'));
}

function rdfCreators(authors: readonly string[]): ZoteroCreator[] {
  return authors.map((author) => creator(author, 'programmer'));
}

/** Without a comma, the last word is the family name. */
function creator(author: string, creatorType: string): ZoteroCreator {
  const text = author.trim().replace(/[\s.,/[\]:]+$/, '');
  if (author.includes(',')) {
    const [lastName = '', firstName = ''] = text.split(/[,،] ?/);
    return { creatorType, firstName, lastName };
  }
  const blank = text.lastIndexOf(' ');
  return {
    creatorType,
    firstName: text.slice(0, Math.max(blank, 0)),
    lastName: text.slice(blank + 1),
  };
}
