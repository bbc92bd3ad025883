import { framedFile, type PagePolicies } from './contentPolicy';

/** The output forms of the policy. */
export const policyForms = { header, meta, nginx, apache } satisfies Record<
  string,
  (policies: PagePolicies) => string
>;

/** The default output of `npm run csp`: the policy for people to read and copy. */
export function describePolicy(policies: PagePolicies): string {
  return `The header of every page and file of the dashboard:

${header(policies)}

${framedFile} alone, which the dashboard keeps in a hidden frame, has this one instead:

Content-Security-Policy: ${policies.framedPage}

Where no headers can be set: an element for the <head> of index.html, right below <meta charset>. It carries neither
frame-ancestors nor reports, which browsers take from headers alone: other sites could frame the page.

${meta(policies)}

For nginx and Apache: npm run -s csp -- --form nginx, --form apache.
`;
}

function header({ page, reportingEndpoints }: PagePolicies): string {
  const reports = reportingEndpoints ? `\nReporting-Endpoints: ${reportingEndpoints}` : '';
  return `Content-Security-Policy: ${page}${reports}`;
}

function meta(policies: PagePolicies): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policies.meta}" />`;
}

/** Two variables, for `docs/operators/nginx.conf`. A header without a value is not sent. */
function nginx({ page, framedPage, reportingEndpoints = '' }: PagePolicies): string {
  return `# Made by \`npm run csp\` from config.json: make it anew when an address there changes.
map $uri $trovi_policy {
  default "${page}";
  "~/${framedFile.replaceAll('.', '\\.')}$" "${framedPage}";
}
map "" $trovi_reporting_endpoints {
  default '${reportingEndpoints}';
}`;
}

/** Directives for the virtual host of `docs/operators/apache.conf`. */
function apache({ page, framedPage, reportingEndpoints }: PagePolicies): string {
  const reports = reportingEndpoints
    ? `\nHeader always set Reporting-Endpoints '${reportingEndpoints}'`
    : '';
  return `# Made by \`npm run csp\` from config.json: make it anew when an address there changes.
Header always set Content-Security-Policy "${page}"
<Files "${framedFile}">
  Header always set Content-Security-Policy "${framedPage}"
</Files>${reports}`;
}
