import { useEffect } from 'react';
import { Message } from '../src/components/ui/Message/Message';
import { baseStyle } from '../src/components/ui/base/base.css';
import { button } from '../src/components/ui/buttons/buttons.css';
import { page } from './shell/Shell.css';

const heading = 'The dashboard is not set up correctly';

export interface ConfigurationProblemsProps {
  /** The problems, one sentence each. */
  problems: readonly string[];
}

/** Replaces a dashboard that cannot run, and lists the problems in `config.json` for operators. */
export function ConfigurationProblems({ problems }: ConfigurationProblemsProps) {
  useEffect(() => {
    document.title = heading;
  }, []);
  return (
    <div className={`${baseStyle} ${page}`}>
      <Message kind="failed" level={1} heading={heading} remark={problems.join(' ')}>
        <button type="button" className={button} onClick={() => window.location.reload()}>
          Load it again
        </button>
      </Message>
    </div>
  );
}
