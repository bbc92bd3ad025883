import type { Context } from 'hono';
import { html } from 'hono/html';

import { showPage } from '../../pages/page';
import type { OpenApiDocument } from './openApi';
import type { Operation } from './openApiOperation';

/** A readable page of what the API answers, made from its OpenAPI document. */
export function referencePage(context: Context, document: OpenApiDocument) {
  const { info, servers, paths } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationPart(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  return showPage(context, {
    title: 'API reference',
    body: html`
      <h1>${info.title}</h1>
      <p>${info.description}</p>
      <p>
        All paths stand below <code>${servers[0]?.url}</code>. The same as OpenAPI:
        <a href="schema/">schema</a>. What changes the catalogue needs a token with the scope
        <code>artifacts:write</code>, for which signing in is the beginning.
      </p>
      ${operations}
    `,
  });
}

function operationPart(name: string, operation: Operation) {
  return html`
    <section class="card">
      <h2><code>${name}</code></h2>
      <p>${operation.summary}</p>
      ${operation.requestBody ? html`<p>Body, as JSON: ${operation.requestBody.description}</p>` : ''}
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
