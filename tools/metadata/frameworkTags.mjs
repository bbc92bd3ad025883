import { note } from './typeText.mjs';

const exported = (elements) => {
  const names = elements.flatMap(({ component }) =>
    ['Attributes', 'Events', 'Properties'].map((part) => `${component}${part}`),
  );
  return `export type { ${names.join(', ')} } from '../types/tags.js';\n`;
};

/** The tags in React's JSX, and in the global JSX of older versions. */
export function jsxTypes(elements) {
  const entries = elements.map(({ tag }) => `      '${tag}': TagAttributes<'${tag}'>;\n`);
  const newer = elements.map(
    ({ tag }) => `      '${tag}': TagAttributes<'${tag}'> & TagProperties<'${tag}'>;\n`,
  );
  return `${note}import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Checked, Listeners, Tags } from '../types/tags.js';
${exported(elements)}
type Host<Tag extends keyof Tags> = DetailedHTMLProps<
  HTMLAttributes<Tags[Tag]['element']>,
  Tags[Tag]['element']
>;

type TagAttributes<Tag extends keyof Tags> = Tags[Tag]['attributes'] & { class?: string | undefined } & Omit<
    Host<Tag>,
    keyof Tags[Tag]['attributes'] | keyof Tags[Tag]['properties']
  > &
  Checked<Tag, 'children' | 'dangerouslySetInnerHTML' | 'ref'>;

type TagProperties<Tag extends keyof Tags> = Tags[Tag]['properties'] & Listeners<Tag, 'on'>;

declare global {
  namespace JSX {
    interface IntrinsicElements {
${entries.join('')}    }
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${newer.join('')}    }
  }
}
`;
}

/** The tags in Solid's JSX. */
export function solidTypes(elements) {
  const entries = elements.map(({ tag }) => `      '${tag}': Tag<'${tag}'>;\n`);
  return `${note}import type { JSX } from 'solid-js';
import type { Checked, Listeners, Tags } from '../types/tags.js';
${exported(elements)}
type Prefixed<Prefix extends string, Members> = {
  [Name in keyof Members & string as \`\${Prefix}\${Name}\`]?: Members[Name];
};

type Tag<Name extends keyof Tags> = Tags[Name]['attributes'] &
  Tags[Name]['properties'] &
  Prefixed<'attr:', Tags[Name]['attributes']> &
  Prefixed<'prop:', Tags[Name]['properties']> &
  Listeners<Name, 'on:'> &
  Omit<
    JSX.HTMLAttributes<Tags[Name]['element']>,
    keyof Tags[Name]['attributes'] | keyof Tags[Name]['properties']
  > &
  Checked<Name, 'children' | 'innerHTML' | 'ref' | 'attr:artifact-id' | 'prop:artifact' | 'prop:artifactId'>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${entries.join('')}    }
  }
}
`;
}

/** The tags in Vue's templates. */
export function vueTypes(elements) {
  const entries = elements.map(({ tag }) => `    '${tag}': Tag<'${tag}'>;\n`);
  return `${note}import type { HTMLAttributes, ReservedProps } from 'vue';
import type { Tags } from '../types/tags.js';
${exported(elements)}
type CamelCase<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<CamelCase<Rest>>}\`
  : Name;

type Attributes<Members> = {
  [Name in keyof Members & string as CamelCase<Name>]?: Members[Name];
};

type Listeners<Events> = {
  [Type in keyof Events & string as \`on\${Capitalize<CamelCase<Type>>}\`]?:
    | ((event: Events[Type]) => void)
    | undefined;
};

/** By its name in HTML, and as the compiler of templates writes it. */
type DataAttribute = \`data-\${string}\` | \`data\${Capitalize<string>}\`;

type Props<Name extends keyof Tags> = Attributes<Tags[Name]['attributes']> &
  Omit<Tags[Name]['properties'], keyof Attributes<Tags[Name]['attributes']>> &
  Listeners<Tags[Name]['events']> & { slot?: string; part?: string } & { [Name in DataAttribute]?: unknown };

type Tag<Name extends keyof Tags> = new () => Tags[Name]['element'] & {
  $props: Props<Name> & Omit<HTMLAttributes, keyof Props<Name>> & ReservedProps;
  $slots: { default?: () => unknown };
};

declare module 'vue' {
  interface GlobalComponents {
${entries.join('')}  }
}
`;
}
