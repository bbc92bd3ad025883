import { stackSites } from '../../../domain/artifact/imageSites';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { newestFirst } from '../../../domain/artifact/versions';
import { Snippet } from '../../primitives/CopyButton/Snippet';
import { muted, small } from '../../primitives/base/base.css';
import * as styles from './ContentBox.css';
import { heatTemplateOf } from './heatTemplate';

interface HeatTemplateProps {
  /** The versions to search for a template. The newest template is shown. */
  versions: readonly ArtifactVersion[];
  /** The version that the rest of the box shows. */
  served: ArtifactVersion;
}

/** Shows a template, and links to the sites that start a stack from it (product 10.2). */
export function HeatTemplate({ versions, served }: HeatTemplateProps) {
  const version = newestFirst(versions).find((candidate) => heatTemplateOf(candidate));
  const template = version && heatTemplateOf(version);
  if (!template) return null;
  const origin = version.slug === served.slug ? '' : ` from ${version.slug}`;
  return (
    <div className={`${styles.group} ${small}`}>
      <Snippet
        label={`Heat template${origin}`}
        subject="heat template"
        lines={template.split(/\r?\n/)}
      />
      <p className={muted}>
        Paste it into a new stack at{' '}
        {stackSites.map(({ name, url }, index) => (
          <span key={name}>
            {index > 0 && ' or '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
      <details>
        <summary className={styles.question}>How do I use this template?</summary>
        <ol className={styles.steps}>
          <li>Choose a site. The template must fit its hardware and images.</li>
          <li>Reserve the resources that the template needs at the site.</li>
          <li>Open the site’s page for stacks, and press Launch Stack.</li>
          <li>Paste the template, or upload it as a file. Give it the id of your reservation.</li>
          <li>Watch the stack come up on the same page. Then log in to its servers.</li>
        </ol>
      </details>
    </div>
  );
}
