/**
 * The lines of a small `trovi.json` that imports, to start from (contract/api 5): an RO-Crate
 * under another name.
 */
export const exampleMetadata = [
  '{',
  '  "@context": "https://w3id.org/ro/crate/1.1/context",',
  '  "@graph": [',
  '    {',
  '      "@id": "trovi.json",',
  '      "@type": "CreativeWork",',
  '      "about": { "@id": "./" },',
  '      "conformsTo": { "@id": "https://w3id.org/ro/crate/1.1" }',
  '    },',
  '    {',
  '      "@id": "./",',
  '      "@type": "Dataset",',
  '      "name": "Title, at most 140 characters",',
  '      "disambiguatingDescription": "Short description, at most 200 characters",',
  '      "description": "Long description, in Markdown",',
  '      "keywords": "education",',
  '      "author": [{ "@id": "#author_0" }]',
  '    },',
  '    {',
  '      "@id": "#author_0",',
  '      "@type": "Person",',
  '      "name": "Noor Haddad",',
  '      "email": "noor.haddad@example.edu",',
  '      "affiliation": "Example State University"',
  '    }',
  '  ]',
  '}',
];
