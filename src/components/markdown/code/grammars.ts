import bash from 'highlight.js/lib/languages/bash';
import cpp from 'highlight.js/lib/languages/cpp';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import makefile from 'highlight.js/lib/languages/makefile';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import sql from 'highlight.js/lib/languages/sql';
import yaml from 'highlight.js/lib/languages/yaml';
import type { LanguageFn } from 'highlight.js';
import type { CodeLanguage } from './codeLanguage';

/** The grammars of the languages that code is coloured in. */
export const grammars: Record<CodeLanguage, LanguageFn> = {
  bash,
  cpp,
  diff,
  dockerfile,
  ini,
  javascript,
  json,
  makefile,
  python,
  r,
  sql,
  yaml,
};
