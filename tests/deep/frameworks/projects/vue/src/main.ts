import { createApp, createSSRApp } from 'vue';
import App from './App.vue';
import type { Settings } from './settings';

const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '') as Settings;
const isRendered = document.getElementById('root')?.firstElementChild;

// Where a server has rendered the page, it is taken over.
(isRendered ? createSSRApp : createApp)(App, { settings }).mount('#root');
