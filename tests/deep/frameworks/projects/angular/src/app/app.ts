import { Component, signal } from '@angular/core';
import { settings } from '../settings';
import { Publication } from './publication';

@Component({
  selector: 'app-root',
  imports: [Publication],
  template: `
    <button (click)="next()">Next</button>
    <app-publication [artifactId]="artifactId()" [artifact]="artifact()" />
  `,
})
export class App {
  protected readonly artifactId = signal(settings.artifactIds[0] ?? '');
  protected readonly artifact = signal(settings.artifact);

  protected next() {
    this.artifactId.set(settings.artifactIds[1] ?? '');
    this.artifact.update((artifact) => ({ ...artifact, title: 'A New Title' }));
  }
}
