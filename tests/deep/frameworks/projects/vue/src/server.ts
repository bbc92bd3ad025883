import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './App.vue';
import type { Settings } from './settings';

export function render(settings: Settings): Promise<string> {
  return renderToString(createSSRApp(App, { settings }));
}
