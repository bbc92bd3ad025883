import { Icon } from '../../primitives/Icon/Icon';
import { branchIcon, outwardIcon } from '../../primitives/Icon/icons';
import * as styles from './RepositoryLink.css';

export interface RepositoryLinkProps {
  /** The repository's page, an `https` address. */
  url: string;
  /** The repository as its host names it, `owner/name`. */
  name: string;
  /** The whole text of the link. @default the name */
  text?: string;
}

/** Leads to the page of a repository, in a new tab. */
export function RepositoryLink({ url, name, text = name }: RepositoryLinkProps) {
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer" title={name}>
      <Icon path={branchIcon} />
      <span className={styles.name}>{text}</span>{' '}
      <Icon path={outwardIcon} label="(opens in a new tab)" />
    </a>
  );
}
