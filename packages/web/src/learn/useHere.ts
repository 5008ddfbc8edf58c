import { type RefObject, useEffect, useState } from 'react';

/** The part of the window in which a chapter counts as being read. */
const READ = '-20% 0px -65% 0px';

/** The chapter that is being read; `shown` changes when other chapters are on the page. */
export function useHere(text: RefObject<HTMLElement | null>, shown: string): string {
  const [here, setHere] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chapters are observed then.
  useEffect(() => {
    const chapters = [...(text.current?.children ?? [])];
    const read = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) read[isIntersecting ? 'add' : 'delete'](target);
        const first = chapters.find((chapter) => read.has(chapter));
        if (first) setHere(first.id);
      },
      { rootMargin: READ },
    );
    for (const chapter of chapters) observer.observe(chapter);
    return () => observer.disconnect();
  }, [text, shown]);
  return here;
}
