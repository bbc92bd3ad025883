import { useState } from 'react';
import { stackSites } from '../../../domain/artifact/versions/imageSites';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { newestFirst } from '../../../domain/artifact/versions/versions';
import { Snippet } from '../../ui/CopyButton/Snippet';
import { muted, small } from '../../ui/base/base.css';
import { SlicedList } from '../../ui/Slices/SlicedList';
import * as styles from './ContentBox.css';
import { heatTemplateOf } from '../../../domain/artifact/versions/heatTemplate';

interface HeatTemplateProps {
  /** The versions to search for templates. */
  versions: readonly ArtifactVersion[];
  /** The version that the rest of the box shows. */
  served: ArtifactVersion;
}

/**
 * Shows the newest template, and links to the sites that start a stack from it (product 10.2).
 * Earlier templates are folded.
 */
export function HeatTemplate({ versions, served }: HeatTemplateProps) {
  const [version, ...earlier] = newestFirst(versions).filter(heatTemplateOf);
  if (!version) return null;
  return (
    <div className={`${styles.group} ${small}`}>
      <Template version={version} isServed={version.slug === served.slug} />
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
      {earlier.length > 0 && (
        <SlicedList items={earlier} aria-label="Earlier templates">
          {(other, index) => <EarlierTemplate key={index} version={other} />}
        </SlicedList>
      )}
    </div>
  );
}

/** A template that is rendered when it is unfolded, because it can be long. */
function EarlierTemplate({ version }: { version: ArtifactVersion }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.question}>Earlier template: {version.slug}</summary>
        {isOpen && <Template version={version} />}
      </details>
    </li>
  );
}

function Template({ version, isServed }: { version: ArtifactVersion; isServed?: boolean }) {
  const origin = isServed ? '' : ` from ${version.slug}`;
  return (
    <Snippet
      label={`Heat template${origin}`}
      subject={`heat template${origin}`}
      lines={heatTemplateOf(version)?.split(/\r?\n/) ?? []}
    />
  );
}
