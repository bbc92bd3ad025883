/** The level of access of an artifact that everyone can open, as terms of vocabularies. */
export const openAccess = {
  /** COAR access rights, for schema.org and the terms of Dublin Core. */
  coar: 'http://purl.org/coar/access_right/c_abf2',
  /** The term of OpenAIRE for `dc:rights`. */
  openAire: 'info:eu-repo/semantics/openAccess',
} as const;
