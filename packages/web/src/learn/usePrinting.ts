import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, which draws everything at once; and prints it when that is done. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  const print = async () => {
    setPrinting(true);
    await drawn();
    window.print();
  };
  return { printing, print };
}

/** Pictures are drawn one after another when there is time: paper waits for them, but not for ever. */
async function drawn(): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await new Promise((then) => setTimeout(then, 100));
    if (i > 2 && [...document.images].every(({ src, complete }) => complete && !src.startsWith('data:image/gif')))
      return;
  }
}
