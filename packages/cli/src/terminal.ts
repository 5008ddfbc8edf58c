import { createInterface, type Interface } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import type { Lang, Text } from '@starboard/kernel';
import { harmless, wrapped } from './wrapped.ts';

/** Where the program meets a person or a pipe. */
export interface Terminal {
  readonly lang: Lang;
  /** A person reads and types here, not a pipe or a file. */
  readonly interactive: boolean;
  /** How many characters fit a line; a pipe has no end. */
  readonly width: number;
  /** How many lines fit a screen; a pipe has no end. */
  readonly height: number;
  /** One or more lines of output. */
  print(text: string): void;
  /** One or more lines beside the output, on stderr. */
  note(text: string): void;
  /** Replaces the last progress line on stderr, where a person watches; an empty text removes it. */
  progress(text: string): void;
  /** A line that was typed or piped in; undefined at the end of the input. */
  ask(question: string): Promise<string | undefined>;
  /** Wipes the screen, where there is one. */
  clear(): void;
  bold(text: string): string;
  dim(text: string): string;
  /** Lets the program end: nothing more will be asked. */
  close(): void;
}

export interface Streams {
  readonly stdin: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  readonly stdout: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'rows'>>;
  readonly stderr: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY'>>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function openTerminal(lang: Lang, { stdin, stdout, stderr, env }: Streams): Terminal {
  const interactive = Boolean(stdin.isTTY && stdout.isTTY);
  const coloured = Boolean(stdout.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';
  const styled = (on: number, off: number) => (text: string) =>
    coloured ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  let ended = false;
  let lines: { readonly reader: Interface; readonly iterator: AsyncIterator<string> } | undefined;

  function opened() {
    if (lines) return lines;
    const reader = createInterface({ input: stdin, output: interactive ? stdout : undefined, terminal: interactive });
    // Without a listener Ctrl+C would only pause the input and leave the program hanging.
    reader.on('SIGINT', () => reader.close());
    lines = { reader, iterator: reader[Symbol.asyncIterator]() };
    return lines;
  }

  return {
    lang,
    interactive,
    get width() {
      return (stdout.isTTY && stdout.columns) || Number.POSITIVE_INFINITY;
    },
    get height() {
      return (stdout.isTTY && stdout.rows) || Number.POSITIVE_INFINITY;
    },
    print(text) {
      stdout.write(`${wrapped(harmless(text), this.width)}\n`);
    },
    note(text) {
      stderr.write(`${harmless(text)}\n`);
    },
    progress: (text) => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
    },
    async ask(question) {
      if (ended) return undefined;
      const { reader, iterator } = opened();
      if (interactive) {
        reader.setPrompt(question);
        reader.prompt();
      } else stdout.write(question);
      const next = await iterator.next();
      ended = next.done === true;
      // What is piped in is not echoed by anyone else, and at the end of the input the question needs its line end.
      if (!interactive || ended) stdout.write(`${next.value ?? ''}\n`);
      return ended ? undefined : next.value;
    },
    clear: () => {
      if (stdout.isTTY) stdout.write('\u001b[2J\u001b[3J\u001b[H');
    },
    bold: styled(1, 22),
    dim: styled(2, 22),
    close: () => lines?.reader.close(),
  };
}

/** A sentence in the language of the terminal. */
export function say(io: Pick<Terminal, 'lang'>, text: Text): string {
  return text[io.lang];
}
