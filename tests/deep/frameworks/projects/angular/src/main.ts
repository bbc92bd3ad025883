import { bootstrapApplication } from '@angular/platform-browser';
import { configure } from 'trovi-widgets/configure';
import { App } from './app/app';
import { settings } from './settings';

configure({ apiUrl: settings.apiUrl, dashboardUrl: settings.dashboardUrl });
await bootstrapApplication(App);
