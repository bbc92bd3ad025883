import { Icon } from '../../ui/Icon/Icon';
import { branchIcon } from '../../ui/Icon/objectIcons';
import { outwardIcon } from '../../ui/Icon/arrowIcons';
import * as styles from './RepositoryLink.css';

export interface RepositoryLinkProps {
  /** Address of the page. */
  url: string;
  /** Name of the source, such as `owner/name`. */
  name: string;
  /** Text of the link. @default the name */
  text?: string;
  /** Path of the icon before the text. @default a branch */
  icon?: string;
}

/** Links to the page of a repository or of another source, in a new tab. */
export function RepositoryLink(props: RepositoryLinkProps) {
  const { url, name, text = name, icon = branchIcon } = props;
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer" title={name}>
      <Icon path={icon} />
      <span className={styles.name}>{text}</span>{' '}
      <Icon path={outwardIcon} label="(opens in a new tab)" />
    </a>
  );
}
