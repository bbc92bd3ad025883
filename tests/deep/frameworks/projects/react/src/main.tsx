import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import 'trovi-widgets/styles.css';
import { App } from './App';
import type { Settings } from './settings';

const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '') as Settings;
const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <App settings={settings} />
  </StrictMode>
);

// Where a server has rendered the page, it is taken over.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
