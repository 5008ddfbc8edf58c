import { formatProblems, type Result, verify } from '@starboard/kernel';
import type { Command } from 'commander';
import { readText } from '../files.ts';
import { type Recorded, recordedIn } from '../recorded.ts';
import { say, type Terminal } from '../terminal.ts';
import { whoWon } from '../wording.ts';

export function addVerify(program: Command, io: Terminal): void {
  const about = {
    en: 'check that every action of a record is legal and its result true',
    fr: 'vérifier que chaque action d’un enregistrement est légale et son résultat exact',
  };
  program
    .command('verify')
    .argument('<file>')
    .description(say(io, about))
    .action(async (file: string) => {
      const verified = await verifiedText(readText(file));
      if ('problems' in verified) {
        io.note(`${file}: ${formatProblems(verified.problems, io.lang)}`);
        process.exitCode = 1;
        return;
      }
      const { game, record } = verified.value;
      const { length } = record.actions;
      const fine = {
        en: `${file}: all ${length} actions of this match of ${game.id} are legal, and they lead to what is recorded.`,
        fr: `${file} : les ${length} actions de cette partie de ${game.id} sont légales et mènent à ce qui est noté.`,
      };
      io.print(say(io, fine));
      const names = record.seats.map(({ name }) => name);
      io.print(say(io, record.result ? whoWon(record.result, names) : UNFINISHED));
    });
}

const UNFINISHED = { en: 'The match is not over.', fr: 'La partie n’est pas finie.' };

/** A record that is true, with its game. */
async function verifiedText(text: string): Promise<Result<Recorded>> {
  const recorded = await recordedIn(text);
  if ('problems' in recorded) return recorded;
  const verified = verify(recorded.value.game, recorded.value.record);
  return 'problems' in verified ? verified : recorded;
}
