import { Component, CUSTOM_ELEMENTS_SCHEMA, input, signal } from '@angular/core';
import 'trovi-widgets/define/artifact-card';
import 'trovi-widgets/define/citation-box';
import type { CopiedDetail, OpeningDetail } from 'trovi-widgets/elements';

@Component({
  selector: 'app-publication',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <trovi-artifact-card [attr.artifact-id]="artifactId()" (trovi-open)="open($event)">
      <a href="/artifacts/{{ artifactId() }}">The artifact in plain HTML</a>
    </trovi-artifact-card>
    <trovi-citation-box [artifact]="artifact()" (trovi-copy)="copied($event)" />
    <p role="status">{{ status() }}</p>
  `,
})
export class Publication {
  readonly artifactId = input.required<string>();
  /** The API's JSON. */
  readonly artifact = input.required<object>();
  protected readonly status = signal('');

  protected open(event: CustomEvent<OpeningDetail>) {
    event.preventDefault();
    this.status.set(`Opened ${event.detail.artifactId}`);
  }

  protected copied(event: CustomEvent<CopiedDetail>) {
    this.status.set(`Copied ${event.detail.text.length} characters`);
  }
}
