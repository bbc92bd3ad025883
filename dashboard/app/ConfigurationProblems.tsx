import { button, Message, part } from '../../src/entries/components';
import { page } from './shell/Shell.css';

export interface ConfigurationProblemsProps {
  /** What is wrong, one sentence each. */
  problems: readonly string[];
  /** Whether the dashboard cannot run with this configuration. */
  isFatal: boolean;
}

/** Tells operators what is wrong with `config.json`. */
export function ConfigurationProblems({ problems, isFatal }: ConfigurationProblemsProps) {
  return (
    <div className={`${part} ${page}`} style={isFatal ? undefined : { paddingBlock: '1rem' }}>
      <Message
        kind="failed"
        level={isFatal ? 1 : 2}
        heading={
          isFatal ? 'The dashboard is not set up correctly' : 'config.json has unknown settings'
        }
        remark={problems.join(' ')}
      >
        {isFatal && (
          <button type="button" className={button} onClick={() => window.location.reload()}>
            Load it again
          </button>
        )}
      </Message>
    </div>
  );
}
