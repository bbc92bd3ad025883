import 'trovi-widgets/define/artifact-card';
import 'trovi-widgets/define/citation-box';
import { configure } from 'trovi-widgets/configure';
import { settings } from './settings';

configure({ apiUrl: settings.apiUrl, dashboardUrl: settings.dashboardUrl });

const button = document.createElement('button');
const card = document.createElement('trovi-artifact-card');
const citation = document.createElement('trovi-citation-box');
const status = document.createElement('p');
status.role = 'status';
button.textContent = 'Next';
document.body.append(button, card, citation, status);

function show(artifactId = '', title = settings.artifact.title) {
  card.artifactId = artifactId;
  citation.artifact = { ...settings.artifact, title };
}

button.addEventListener('click', () => show(settings.artifactIds[1], 'A New Title'));
card.addEventListener('trovi-open', (event) => {
  event.preventDefault();
  status.textContent = `Opened ${event.detail.artifactId}`;
});
citation.addEventListener('trovi-copy', ({ detail }) => {
  status.textContent = `Copied ${detail.text.length} characters`;
});
show(settings.artifactIds[0]);
