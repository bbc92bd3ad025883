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
    </div>
  );
}
