import { Icon } from '../../primitives/Icon/Icon';
import { branchIcon, outwardIcon } from '../../primitives/Icon/icons';
import * as styles from './RepositoryLink.css';

export interface RepositoryLinkProps {
  /** Address of the repository's page, with `https`. */
  url: string;
  /** The repository's name, such as `owner/name`. */
  name: string;
  /** Text of the link. @default the name */
  text?: string;
}

/** Links to a repository's page, in a new tab. */
export function RepositoryLink({ url, name, text = name }: RepositoryLinkProps) {
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer" title={name}>
      <Icon path={branchIcon} />
      <span className={styles.name}>{text}</span>{' '}
      <Icon path={outwardIcon} label="(opens in a new tab)" />
    </a>
  );
}
