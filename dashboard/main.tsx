import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSession } from '../src/entries/auth';
import { App } from './App';
import { ConfigurationProblems } from './ConfigurationProblems';
import { loadConfiguration } from './site/loadConfiguration';
import { dashboardBase, tidyAddress } from './routing/base';
import { watchHistory } from './routing/historyGuard';
import { toasts } from './shell/pageToasts';
import { isSignOnAnswer, startSession } from './session/startSession';

async function start(host: HTMLElement) {
  tidyAddress();
  watchHistory();
  const { configuration, problems, site } = await loadConfiguration();
  const root = createRoot(host);
  if (!configuration) {
    root.render(<ConfigurationProblems problems={problems} />);
    return;
  }
  // Read this before the router starts: the session removes the sign-on server's answer from the
  // address.
  const isAnswer = isSignOnAnswer(window.location);
  const session = createSession(configuration, {
    callbackUrl: dashboardBase,
    warn: (sentence) => toasts.show('info', sentence),
  });
  root.render(
    <StrictMode>
      <App configuration={configuration} session={session} site={site} />
    </StrictMode>,
  );
  startSession(session, isAnswer);
}

const host = document.getElementById('app');
if (host) void start(host);
if (process.env.NODE_ENV === 'development') {
  void import('./reloadAfterBuild').then(({ reloadAfterBuild }) => reloadAfterBuild());
}
