import { html, render } from 'lit';
import { configure } from 'trovi-widgets/configure';
import './lab-publication';
import { settings } from './settings';

configure({ apiUrl: settings.apiUrl, dashboardUrl: settings.dashboardUrl });

function show(artifactId = '', title = settings.artifact.title) {
  const page = html`
    <button @click=${() => show(settings.artifactIds[1], 'A New Title')}>Next</button>
    <lab-publication
      artifact-id=${artifactId}
      .artifact=${{ ...settings.artifact, title }}
    ></lab-publication>
  `;
  render(page, document.body);
}

show(settings.artifactIds[0]);
