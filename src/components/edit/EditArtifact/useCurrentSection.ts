import { type RefObject, useEffect, useRef, useState } from 'react';

/** A section counts as read when it begins in the upper 30 % of the window. */
const readingZone = '0px 0px -70% 0px';

interface Choice {
  section: HTMLElement;
  /** Where the section was after scrolling. */
  top: number;
}

/**
 * Tracks the section in view: the last one that reaches the upper part of the window, or else the
 * first. Sections are children of `host` with `data-section`. `goTo` scrolls to a section and
 * focuses its heading. That section stays current, even if the page ends before it reaches the top.
 */
export function useCurrentSection(host: RefObject<HTMLElement | null>, names: string) {
  const [current, setCurrent] = useState<string>();
  const choice = useRef<Choice>(undefined);
  useEffect(() => {
    const sections = [...(host.current?.querySelectorAll<HTMLElement>(sectionsIn()) ?? [])];
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        if (isWhereItWas(choice.current)) return;
        const read = sections.findLast((section) => reached.has(section)) ?? sections[0];
        setCurrent(read?.dataset.section);
      },
      { rootMargin: readingZone },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [host, names]);

  function goTo(name: string) {
    const section = host.current?.querySelector<HTMLElement>(sectionsIn(name));
    if (!section) return;
    section.querySelector('h2')?.focus({ preventScroll: true });
    section.scrollIntoView();
    choice.current = { section, top: section.getBoundingClientRect().top };
    setCurrent(name);
  }

  return { current, goTo };
}

function sectionsIn(name?: string): string {
  return `:scope > [data-section${name ? `="${name}"` : ''}]`;
}

function isWhereItWas(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.section.getBoundingClientRect().top === choice.top;
}
