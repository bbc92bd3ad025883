import type { Context } from 'hono';
import { html } from 'hono/html';

import { showPage } from '../../pages/page';
import type { OpenApiDocument } from './openApi';
import type { Description, inPath } from './description';

/** Shows the OpenAPI document as a page for people. */
export function referencePage(context: Context, document: OpenApiDocument) {
  const { info, servers, paths } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationPart(`${method.toUpperCase()} ${path}`, operation as Description),
    ),
  );
  return showPage(context, {
    title: 'API reference',
    body: html`
      <h1>${info.title}</h1>
      <p>${info.description}</p>
      <p>
        All paths are below <code>${servers?.[0]?.url}</code>. The same as OpenAPI:
        <a href="schema/">schema</a>. Every change needs a token with the scope
        <code>artifacts:write</code>. Sign in to get one.
      </p>
      ${operations}
    `,
  });
}

function operationPart(name: string, operation: Description) {
  const { requestBody = {}, parameters = [], responses = {} } = operation;
  return html`
    <section class="card">
      <h2><code>${name}</code></h2>
      <p>${operation.summary}</p>
      ${'description' in requestBody ? html`<p>Body, as JSON: ${requestBody.description}</p>` : ''}
      ${parameters.length > 0 ? parameterTable(parameters as Parameter[]) : ''}
      <dl>
        ${Object.entries(responses).map(
          ([status, response]) =>
            html`<dt>${status}</dt>
              <dd>${'description' in response ? response.description : ''}</dd>`,
        )}
      </dl>
    </section>
  `;
}

type Parameter = ReturnType<typeof inPath>;

function parameterTable(parameters: Parameter[]) {
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
