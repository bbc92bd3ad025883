import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createSession } from '../src/auth/session/createSession';
import { App } from './App';
import { ConfigurationProblems } from './ConfigurationProblems';
import {
  dataId,
  isSignOnReturn,
  type PublishedData,
  unhydratedMark,
} from './published/publishedData';
import { screens } from './screens';
import { loadConfiguration } from './site/loadConfiguration';
import { basePath, dashboardBase, tidyAddress } from './routing/base';
import { watchHistory } from './routing/historyGuard';
import { toasts } from './shell/pageToasts';
import { startSession } from './session/startSession';

async function start(host: HTMLElement) {
  tidyAddress();
  watchHistory();
  const data = readPublishedData();
  // Only published pages need this code. They preload it.
  const hydration = data && (await import('./published/hydration').catch(() => undefined));
  if (data) hydration?.offerResponses(data);
  const { configuration, problems, site } = await loadConfiguration();
  if (!configuration) {
    createRoot(host).render(<ConfigurationProblems problems={problems} />);
    return;
  }
  // Read this before the router starts: the session removes the sign-on server's response from
  // the address.
  const isReturn = isSignOnReturn(window.location);
  const session = createSession(configuration, {
    callbackUrl: dashboardBase,
    warn: (sentence) => toasts.show('info', sentence),
  });
  const published =
    data && !isReturn ? await hydration?.prepareHydration(data, configuration, session) : undefined;
  const onShown = () => {
    // Each screen calls this. Only the first one was published.
    if (!host.hasAttribute(unhydratedMark)) return;
    host.removeAttribute(unhydratedMark);
    document.body.hidden = false;
    if (published && hydration) queueMicrotask(hydration.findEarlyInput(host));
  };
  const app = (
    <StrictMode>
      <BrowserRouter basename={`${basePath}/`}>
        <App {...{ configuration, session, site, screens, published, onShown }} />
      </BrowserRouter>
    </StrictMode>
  );
  if (published) hydrateRoot(host, app);
  else createRoot(host).render(app);
  startSession(session, isReturn);
}

/** The data of a published page. Absent on a page of a static server. */
function readPublishedData(): PublishedData | undefined {
  const text = document.getElementById(dataId)?.textContent;
  return text ? (JSON.parse(text) as PublishedData) : undefined;
}

const host = document.getElementById('app');
if (host) void start(host);
if (process.env.NODE_ENV === 'development') {
  void import('./reloadAfterBuild').then(({ reloadAfterBuild }) => reloadAfterBuild());
}
