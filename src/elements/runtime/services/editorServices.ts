import { createArtifactEditor } from '../../../api/editing/createArtifactEditor';
import { createArtifactWriter } from '../../../api/editing/createArtifactWriter';
import { createSession } from '../../../auth/session/createSession';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { ArtifactWriter } from '../../../domain/ports/artifactWriter';
import { CallError } from '../../../domain/errors/callError';
import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';
import type { GetToken } from '../../../domain/ports/getToken';
import type { SignOnSession } from '../../../domain/ports/session';
import { createServices, type ElementServices, nowhere } from './elementServices';

/** The services of an element that changes the catalogue. */
export interface EditorServices extends ElementServices {
  editor: ArtifactEditor;
  writer: ArtifactWriter;
  /** Navigates to the sign-on server. Absent if the page itself signs its users in. */
  login?: () => Promise<void>;
}

const madeFrom = new WeakMap<ElementServices, EditorServices>();

/**
 * Returns the services of an element that changes the catalogue, based on its services as a reader.
 * They act for the user of the page's tokens. If the page provides no tokens and configures
 * `identity`, they act for the user who signs in here (decision 9).
 */
export function editorServices(page: ElementServices): EditorServices {
  const services = madeFrom.get(page) ?? createEditorServices(page);
  madeFrom.set(page, services);
  return services;
}

function createEditorServices(page: ElementServices): EditorServices {
  const { configuration } = page;
  // A repository of this bundle, so that its errors are known here.
  if (page.getToken || !configuration.identity)
    return withEditor(createServices(configuration, page));
  const session = sessionOf(configuration);
  const services = createServices(configuration, { session, getToken: session.getToken });
  return { ...withEditor(services), login: () => session.login() };
}

const sessions = new Map<string, SignOnSession>();

/**
 * Returns the session of the page. Elements share it even if their other settings differ, because
 * only one session can use the sign-on server's response in the page's address.
 */
function sessionOf(configuration: CatalogueConfiguration): SignOnSession {
  const { apiUrl, identity, tokenStorage, urnNamespace, urnProvider } = configuration;
  const key = JSON.stringify([apiUrl, identity, tokenStorage, urnNamespace, urnProvider]);
  const known = sessions.get(key);
  if (known) return known;
  // The page has no file of ours that can pass on the response to a silent check.
  const session = createSession(configuration, { silentCheckUrl: false });
  sessions.set(key, session);
  session.start();
  return session;
}

const noToken: GetToken = async () => null;

function withEditor(services: ElementServices): EditorServices {
  const { apiUrl, portalUrl } = services.configuration;
  const options = {
    ...services.configuration,
    apiUrl: apiUrl || nowhere,
    portalUrl: portalUrl || nowhere,
    getToken: services.getToken ?? noToken,
  };
  const editor = createArtifactEditor(options);
  return {
    ...services,
    writer: createArtifactWriter(options),
    editor: portalUrl ? editor : { ...editor, findGitRefs: missPortal },
  };
}

async function missPortal(): Promise<never> {
  const sentence = 'This page does not say where the portal is that looks repositories up.';
  throw new CallError('network', sentence, undefined, [sentence]);
}
