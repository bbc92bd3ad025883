import { html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import 'trovi-widgets/define/artifact-card';
import 'trovi-widgets/define/citation-box';
import type { CopiedDetail, OpeningDetail } from 'trovi-widgets/elements';

@customElement('lab-publication')
export class LabPublication extends LitElement {
  @property({ attribute: 'artifact-id' }) artifactId = '';
  /** The API's JSON. */
  @property({ attribute: false }) artifact: object | null = null;
  @state() private status = '';

  override render() {
    return html`
      <trovi-artifact-card artifact-id=${this.artifactId} @trovi-open=${this.open}>
        <a href="/artifacts/${this.artifactId}">The artifact in plain HTML</a>
      </trovi-artifact-card>
      <trovi-citation-box
        .artifact=${this.artifact}
        @trovi-copy=${this.copied}
      ></trovi-citation-box>
      <p role="status">${this.status}</p>
    `;
  }

  private open(event: CustomEvent<OpeningDetail>) {
    event.preventDefault();
    this.status = `Opened ${event.detail.artifactId}`;
  }

  private copied(event: CustomEvent<CopiedDetail>) {
    this.status = `Copied ${event.detail.text.length} characters`;
  }
}
