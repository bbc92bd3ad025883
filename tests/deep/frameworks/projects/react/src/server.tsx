import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import type { Settings } from './settings';

export function render(settings: Settings): string {
  return renderToString(
    <StrictMode>
      <App settings={settings} />
    </StrictMode>,
  );
}
