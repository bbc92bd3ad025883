import { act, family, site } from './attack';

const names = [
  'location',
  'document',
  'body',
  'head',
  'cookie',
  'getElementById',
  'querySelector',
  'createElement',
  'forms',
  'trovi',
  'app',
  'main',
  'root',
  'hostile',
  'trustedTypes',
  'customElements',
  'localStorage',
  'fetch',
  'React',
  'config',
  'trovi-config',
  '__proto__',
  'constructor',
  'toString',
  'about-title',
];

/** Ids and names that shadow script properties, and our own elements in wrong places. */
export const clobbering = family('clobbering', [
  ...names.map(
    (name) =>
      `<a id="${name}" name="${name}" href="https://safe.example.org/">x</a><img name="${name}" id="${name}"><form id="${name}" name="${name}"><input name="${name}"></form>`,
  ),
  `<form id=f><input name=attributes><input name=nodeName><input name=removeChild><input name=parentNode></form>`,
  `<form><input name=ownerDocument><input id=textContent><img name=nextSibling><button name=insertBefore>`,
  `<a id=config><a id=config name=apiUrl href="${site}/">x</a></a>`,
  `<iframe name=config srcdoc="<a id=apiUrl href='${site}/'></a>"></iframe>`,
  `<object id=document name=document></object><embed name=body src=x>`,
  `<div id=trovi-config>{"apiUrl":"${site}"}</div>`,
  `<script id=trovi-config type=application/json>{"apiUrl":"${site}"}</script>`,
  `<p id="__proto__" name="__proto__" slot=x part=card exportparts=x class=hostile is=x-y>x</p>`,
  `# location\n\n## cookie\n\n### __proto__\n\n#### constructor\n\n[to](#__proto__) [to](#constructor) [to](#location)`,
  `<h1 id=main name=main>x</h1><h2 id=app>y</h2>[x](#main) [y](#app)`,
]);

export const ownElements = family('element of ours', [
  `<trovi-artifact-card artifact-id=x api-url="${site}" eager>x</trovi-artifact-card>`,
  `<trovi-artifact-catalogue api-url="${site}" eager></trovi-artifact-catalogue>`,
  `<trovi-artifact-detail artifact-id=x api-url="${site}" eager sharing-key=k></trovi-artifact-detail>`,
  `<trovi-citation-box artifact-id=x api-url="${site}" eager></trovi-citation-box>`,
  `<trovi-artifact-form api-url="${site}" eager></trovi-artifact-form>`,
  `<trovi-version-dialog artifact-id=x api-url="${site}" open></trovi-version-dialog>`,
  `<TROVI-ARTIFACT-CARD API-URL=${site} ARTIFACT-ID=x EAGER>`,
  `<p is=trovi-artifact-card artifact-id=x api-url="${site}">x</p>`,
  `<trovi-artifact-card eager><script type="application/json">{"title":"<img src=x onerror=${act}>"}</script></trovi-artifact-card>`,
  `<trovi-artifact-card dashboard-url="javascript:${act}//" eager artifact='{"uuid":"x"}'></trovi-artifact-card>`,
  `<slot name=x onslotchange=${act}></slot><p slot=x>x</p>`,
  `<x-a><template shadowrootmode=open><img src=x onerror=${act}></template></x-a>`,
  `<search-box></search-box><font-face></font-face><annotation-xml></annotation-xml><color-profile></color-profile><missing-glyph></missing-glyph>`,
]);
