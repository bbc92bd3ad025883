import { Panel } from '../../ui/Panel/Panel';
import * as styles from '../../forms/Submission/FormPanel.css';

export interface NextStepsProps {
  /** The steps, in order. */
  steps: readonly { heading: string; text: string }[];
}

/** Explains what happens after the form is sent. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <Panel heading="What comes next">
      <ol className={styles.steps}>
        {steps.map(({ heading, text }) => (
          <li key={heading} className={styles.step}>
            <h3 className={styles.stepHeading}>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
