import type { RepositoryGap } from '../../../domain/requirements/gaps';

/** The words for a gap, and the address of a guide. */
interface GapWords {
  text: string;
  fix: string;
  guide: string;
}

/** How many dependencies a sentence names. */
const named = 3;

/** The words for what a repository lacks. */
export function gapWords(gap: RepositoryGap): GapWords {
  switch (gap.part) {
    case 'licence':
      return {
        text: 'There is no licence file. Without one, nobody may reuse the files.',
        fix: 'Choose a licence',
        guide: 'https://choosealicense.com/',
      };
    case 'licenceText':
      return {
        text: `The text in ${gap.path} is not a known licence.`,
        fix: 'Compare it',
        guide: 'https://choosealicense.com/licenses/',
      };
    case 'readme':
      return {
        text: 'There is no README in the top folder. People and hosts look for it first.',
        fix: 'Write a README',
        guide: 'https://www.makeareadme.com/',
      };
    case 'environment':
      return {
        text: 'No file describes the software that the artifact needs.',
        fix: 'Add an environment file',
        guide: 'https://mybinder.readthedocs.io/en/latest/using/config_files.html',
      };
    case 'pins':
      return {
        text: `${gap.path} does not state exact versions: ${listed(gap.names)}.`,
        fix: 'Pin the versions',
        guide: 'https://mybinder.readthedocs.io/en/latest/tutorials/reproducibility.html',
      };
  }
}

function listed(names: readonly string[]): string {
  const rest = names.length - named;
  return [...names.slice(0, named), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
