import { formatProblems, type Match, type Result, verify } from '@starboard/kernel';
import type { Command } from 'commander';
import { readText } from '../files.ts';
import { recordedIn } from '../recorded.ts';
import { say, type Terminal } from '../terminal.ts';

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
      const { game, steps } = verified.value;
      const fine = {
        en: `${file}: all ${steps.length} actions of this match of ${game.id} are legal, and they lead to what is recorded.`,
        fr: `${file} : les ${steps.length} actions de cette partie de ${game.id} sont légales et mènent à ce qui est noté.`,
      };
      io.print(say(io, fine));
    });
}

async function verifiedText(text: string): Promise<Result<Match>> {
  const recorded = await recordedIn(text);
  return 'problems' in recorded ? recorded : verify(recorded.value.game, recorded.value.record);
}
