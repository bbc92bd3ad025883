import * as styles from './MoreArtifacts.css';

/** One for each artifact that may come. */
const shapes = [1, 2, 3, 4];

/** Placeholders of other artifacts, as high as a heading and four of them. */
export function MoreShapes() {
  return (
    <div className={styles.section} aria-hidden="true">
      <div className={styles.headingShape} />
      <div className={styles.items}>
        {shapes.map((index) => (
          <div key={index} className={styles.itemShape} />
        ))}
      </div>
    </div>
  );
}
