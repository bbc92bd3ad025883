import { useEffect } from 'react';
import { button, Message, part } from '../src/entries/components';
import { page } from './shell/Shell.css';

const heading = 'The dashboard is not set up correctly';

export interface ConfigurationProblemsProps {
  /** What is wrong, one sentence each. */
  problems: readonly string[];
}

/** Replaces a dashboard that cannot run, and tells operators what is wrong with `config.json`. */
export function ConfigurationProblems({ problems }: ConfigurationProblemsProps) {
  useEffect(() => {
    document.title = heading;
  }, []);
  return (
    <div className={`${part} ${page}`}>
      <Message kind="failed" level={1} heading={heading} remark={problems.join(' ')}>
        <button type="button" className={button} onClick={() => window.location.reload()}>
          Load it again
        </button>
      </Message>
    </div>
  );
}
