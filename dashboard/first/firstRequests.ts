import { listArtifactsAddress } from '../../src/api/catalogue/listAddress';
import { isSignOnReturn } from '../published/publishedData';
import type { FirstResponses } from './firstResponses';

// Runs before React loads. Requests `config.json`, and the first page of the catalogue if the page
// shows it and nobody is signed in. Only offers the responses; the dashboard handles problems with
// them.

const responses: FirstResponses = new Map();
globalThis.troviFirstResponses = responses;

function ask(address: string | URL, init?: RequestInit): Promise<Response> {
  const response = fetch(address, init);
  responses.set(String(address), response);
  response.catch(() => undefined);
  return response;
}

async function askForFirstPage(configured: Promise<Response>) {
  const { apiUrl, pageSize = 21 } = (await (await configured).clone().json()) as {
    apiUrl: string;
    pageSize?: number;
  };
  void ask(listArtifactsAddress(apiUrl, { limit: pageSize }), {
    headers: { Accept: 'application/json' },
  });
}

/** Whether somebody is signed in, or is just returning from the sign-on server. */
function isSignedIn(): boolean {
  return (
    isSignOnReturn(location) ||
    Object.keys(localStorage).some((key) => /^trovi:.*:session$/.test(key))
  );
}

const base = new URL('.', document.baseURI);
const configured = ask(new URL('config.json', base), { cache: 'no-cache' });
const path = location.pathname.slice(base.pathname.length);
if (location.pathname.startsWith(base.pathname) && /^(artifacts\/?)?$/.test(path)) {
  void (async () => !isSignedIn() && askForFirstPage(configured))().catch(() => undefined);
}
