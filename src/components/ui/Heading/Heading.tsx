import { createContext, type HTMLAttributes, useContext } from 'react';

/** Level of a heading. 1 is the title of a page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const Title = createContext<HeadingLevel>(1);

/** Sets the level of the title above the headings inside. @default 1 */
export const TitleLevelProvider = Title.Provider;

/** Returns the level of a heading so many steps below the title, and 6 at most. */
export function useHeadingLevel(depth: number): HeadingLevel {
  return Math.min(useContext(Title) + depth, 6) as HeadingLevel;
}

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Steps below the title. */
  depth: 0 | 1 | 2;
}

/** A heading whose level depends on the title above it. */
export function Heading({ depth, ...attributes }: HeadingProps) {
  const Tag = `h${useHeadingLevel(depth)}` as const;
  return <Tag {...attributes} />;
}
