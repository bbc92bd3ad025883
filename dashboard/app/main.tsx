import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { styleSheet } from '../../src/entries/stylesheet';
import { App } from './App';
import { loadConfiguration } from './configuration';
import { ConfigurationProblems } from './ConfigurationProblems';
import { tidyAddress } from './routing/base';

async function start(host: HTMLElement) {
  document.adoptedStyleSheets.push(styleSheet);
  tidyAddress();
  const { configuration, problems } = await loadConfiguration();
  createRoot(host).render(
    <StrictMode>
      {problems.length > 0 && (
        <ConfigurationProblems problems={problems} isFatal={!configuration} />
      )}
      {configuration && <App configuration={configuration} />}
    </StrictMode>,
  );
}

const host = document.getElementById('app');
if (host) void start(host);
