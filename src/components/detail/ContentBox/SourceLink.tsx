import { Icon } from '../../primitives/Icon/Icon';
import { outwardIcon } from '../../primitives/Icon/icons';
import * as styles from '../../card/RepositoryLink/RepositoryLink.css';

interface SourceLinkProps {
  url: string;
  text: string;
  /** Path of the icon before the text. */
  icon: string;
}

/** Links to a page about the contents, in a new tab. */
export function SourceLink({ url, text, icon }: SourceLinkProps) {
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer" title={text}>
      <Icon path={icon} />
      <span className={styles.name}>{text}</span>
      <Icon path={outwardIcon} label="(opens in a new tab)" />
    </a>
  );
}
