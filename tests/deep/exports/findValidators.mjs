import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

import { PlainError } from '../../../tools/plainly.mjs';
import { at } from '../../../tools/root.mjs';
import { pythonEnvironment } from '../pythonEnvironment.mjs';

const run = promisify(execFile);

/**
 * cffconvert needs an older jsonschema than datacite, so each has its own environment. rocrate 0.11
 * contains the context of RO-Crate 1.1, codemetapy the one of CodeMeta 3.0.
 */
const environments = {
  cff: ['cffconvert==2.0.0'],
  citations: ['rispy==0.10.0', 'pybtex==0.26.1', 'datacite==1.4.1', 'jsonschema==4.26.0'],
  contexts: ['roc-validator==0.13.0', 'rocrate==0.11.0', 'codemetapy==3.0.4', 'pyld==3.3.0'],
};

/** The source of this release contains the schemas of DataCite XML. Later ones do not. */
const schemaSource = 'datacite-1.2.0';

/**
 * Installs the validators of export formats from PyPI into `.build/validators`, once. Fails if
 * Python or xmllint is missing.
 */
export async function findValidators() {
  for (const [program, way] of [
    ['python3', '`apt-get install python3-venv`'],
    ['xmllint', '`apt-get install libxml2-utils`'],
  ]) {
    await run(program, ['--version']).catch(() => {
      throw new PlainError(`These tests need ${program}. On Debian: ${way}.`);
    });
  }
  for (const [name, packages] of Object.entries(environments))
    await pythonEnvironment(at(`.build/validators/${name}`), packages);
  const sources = at('.build/validators/sources');
  if (!existsSync(`${sources}/${schemaSource}`)) {
    const pip = at('.build/validators/citations/bin/pip');
    const choice = ['--no-deps', '--no-binary', ':all:', schemaSource.replace('-', '==')];
    await run(pip, ['download', '--quiet', ...choice, '--dest', sources]);
    await run('tar', ['--extract', '--file', `${schemaSource}.tar.gz`], { cwd: sources });
  }
  return {
    TROVI_VALIDATORS: at('.build/validators'),
    TROVI_DATACITE_SCHEMA: `${sources}/${schemaSource}/tests/data/4.5/metadata.xsd`,
  };
}
