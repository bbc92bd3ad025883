interface CrateSubject {
  title: string;
  shortDescription: string;
  longDescription: string | null;
  tags: string[];
  authors: { fullName: string; email: string; affiliation: string | null }[];
}

/** The text of `trovi.json`: an RO-Crate 1.1 metadata file under another name (contract/api 5). */
export function troviJson(subject: CrateSubject): string {
  const authors = subject.authors.map(({ fullName, email, affiliation }, place) => ({
    '@id': `#author_${place}`,
    '@type': 'Person',
    name: fullName,
    email,
    ...(affiliation && { affiliation }),
  }));
  const crate = {
    '@context': 'https://w3id.org/ro/crate/1.1/context',
    '@graph': [
      {
        '@id': 'trovi.json',
        '@type': 'CreativeWork',
        about: { '@id': './' },
        conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
      },
      {
        '@id': './',
        '@type': 'Dataset',
        name: subject.title,
        disambiguatingDescription: subject.shortDescription,
        ...(subject.longDescription && { description: subject.longDescription }),
        keywords: subject.tags.join(', '),
        author: authors.map((author) => ({ '@id': author['@id'] })),
        actionApplication: [{ '@id': '#jupyter' }],
      },
      ...authors,
      {
        '@id': '#jupyter',
        '@type': 'SoftwareApplication',
        name: 'Hosted notebooks',
        trovi_type: 'jupyterhub',
        trovi_arguments: '{}',
      },
    ],
  };
  return `${JSON.stringify(crate, null, 2)}\n`;
}
