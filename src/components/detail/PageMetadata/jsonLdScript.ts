/** The policy that a page with Trusted Types must allow (docs/embedding/scripts.md). */
const policyName = 'trovi-metadata';

/** The part of the Trusted Types API that is used here. TypeScript does not know the API yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScript: (text: string) => string }) => ScriptPolicy;
}

interface ScriptPolicy {
  /** A `TrustedScript`, which the DOM takes in place of a text. */
  createScript: (text: string) => string;
}

let policy: ScriptPolicy | undefined;

/**
 * Creates a script element with JSON-LD, which browsers never run. `undefined` where the Content
 * Security Policy of the page does not allow the policy: people miss nothing without it.
 */
export function jsonLdScript(json: string): HTMLScriptElement | undefined {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  try {
    script.textContent = trusted(json);
  } catch {
    return undefined;
  }
  return script;
}

/** Browsers with Trusted Types want a policy for the text of every script, even if it is data. */
function trusted(json: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return json;
  policy ??= trustedTypes.createPolicy(policyName, { createScript: (text) => text });
  return policy.createScript(json);
}
