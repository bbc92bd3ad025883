import type { Context } from 'hono';
import { html } from 'hono/html';

import { showPage } from '../page';
import type { OpenApiDocument, Operation } from './openApi';

/** A readable page of what the API answers, made from its OpenAPI document. */
export function referencePage(context: Context, document: OpenApiDocument) {
  const { info, servers, paths } = document;
  const operations = Object.entries(paths).map(([path, { get }]) => operationPart(path, get));
  return showPage(context, {
    title: 'API reference',
    body: html`
      <h1>${info.title}</h1>
      <p>${info.description}</p>
      <p>
        All paths stand below <code>${servers[0]?.url}</code>. The same as OpenAPI:
        <a href="schema/">schema</a>. What changes the catalogue needs a token with the scope
        <code>artifacts:write</code>, which this sandbox does not issue.
      </p>
      ${operations}
    `,
  });
}

function operationPart(path: string, operation: Operation) {
  return html`
    <section class="card">
      <h2><code>GET ${path}</code></h2>
      <p>${operation.summary}</p>
      ${operation.parameters.length > 0 ? parameterTable(operation) : ''}
      <dl>
        ${Object.entries(operation.responses).map(
          ([status, { description }]) =>
            html`<dt>${status}</dt>
              <dd>${description}</dd>`,
        )}
      </dl>
    </section>
  `;
}

function parameterTable({ parameters }: Operation) {
  return html`<table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>In</th>
        <th>Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        (parameter) =>
          html`<tr>
            <td><code>${parameter.name}</code></td>
            <td>${parameter.in}</td>
            <td>${parameter.description}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
