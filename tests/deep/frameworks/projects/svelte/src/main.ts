import { mount } from 'svelte';
import { configure } from 'trovi-widgets/configure';
import App from './App.svelte';
import { settings } from './settings';

configure({ apiUrl: settings.apiUrl, dashboardUrl: settings.dashboardUrl });
mount(App, { target: document.body });
