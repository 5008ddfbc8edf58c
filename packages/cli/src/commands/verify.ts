import { COLON, failure, formatProblems, isObject, type Result, verify } from '@starboard/kernel';
import { type DiceProof, readProof } from '@starboard/table/dice';
import type { Command } from 'commander';
import { readText } from '../files.ts';
import { type Recorded, recordedIn } from '../recorded.ts';
import { say, type Terminal } from '../terminal.ts';
import { UserError } from '../userError.ts';
import { whoWon } from '../wording.ts';

export function addVerify(program: Command, io: Terminal): void {
  const about = {
    en: 'check that every action of a record is legal and its result true, or how the dice of an online match came about; - reads from the input',
    fr: 'vérifier que chaque action d’un enregistrement est légale et son résultat exact, ou d’où viennent les dés d’une partie en ligne ; - lit l’entrée',
  };
  program
    .command('verify')
    .argument('<file...>')
    .option('--dice <file>', say(io, DICE))
    .description(say(io, about))
    .action(async (files: readonly string[], { dice }: { readonly dice?: string }) => {
      if (dice !== undefined && files.length > 1) throw new UserError(ONE_PROOF);
      let worst = 0;
      for (const file of files) worst = Math.max(worst, await verifyFile(io, file, dice));
      process.exitCode = worst;
    });
}

const DICE = {
  en: 'and that its key came about as the proof of an online match says',
  fr: 'et que sa clé vient d’où le dit la preuve d’une partie en ligne',
};

const ONE_PROOF = {
  en: '--dice is the proof of one match: give one record with it.',
  fr: '--dice est la preuve d’une partie : donnez un seul enregistrement avec elle.',
};

/** Says whether a file holds a true record; the exit code that it deserves. A file that cannot be read stops no others. */
async function verifyFile(io: Terminal, file: string, dice: string | undefined): Promise<number> {
  try {
    const text = readText(file);
    if (dice === undefined && isProof(text)) return checkDice(io, file, text);
    const verified = await verifiedText(text);
    if ('problems' in verified) {
      io.note(`${file}${COLON[io.lang]}${formatProblems(verified.problems, io.lang)}`);
      return 1;
    }
    io.print(say(io, praise(file, verified.value)));
    return dice === undefined ? 0 : checkDice(io, dice, readText(dice), verified.value.record.key);
  } catch (e) {
    if (!(e instanceof UserError)) throw e;
    io.note(say(io, e.text));
    return 2;
  }
}

function praise(file: string, { game, record }: Recorded) {
  const { length } = record.actions;
  const names = record.seats.map(({ name }) => name);
  const end = record.result ? whoWon(record.result, names) : UNFINISHED;
  return {
    en: `${file}: all ${length} actions of this match of ${game.id} are legal, and they lead to what is recorded.\n${end.en}`,
    fr: `${file} : les ${length} actions de cette partie de ${game.id} sont légales et mènent à ce qui est noté.\n${end.fr}`,
  };
}

/** Whether neither the server nor a player could choose the dice: of this record, or of whatever match the proof is for. */
function checkDice(io: Terminal, file: string, text: string, key?: string): number {
  const proof = proofIn(text);
  const other = 'value' in proof && key !== undefined && proof.value.key !== key;
  const problems = 'problems' in proof ? proof.problems : other ? OTHER_MATCH.problems : [];
  if (problems.length > 0) {
    io.note(`${file}${COLON[io.lang]}${formatProblems(problems, io.lang)}`);
    return 1;
  }
  const fine = {
    en: `${file}: the secret is the one that was sealed, and the key follows from it and the players’ numbers.`,
    fr: `${file} : le secret est celui qui fut scellé, et la clé découle de lui et des nombres des joueurs.`,
  };
  io.print(say(io, fine));
  return 0;
}

/** What the page of the dice saves; no record has that field. */
function isProof(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && 'commitment' in value;
  } catch {
    return false;
  }
}

function proofIn(text: string): Result<DiceProof> {
  try {
    return readProof(JSON.parse(text));
  } catch {
    return failure('', 'this is no JSON', 'ceci n’est pas du JSON');
  }
}

const OTHER_MATCH = failure('key', 'is that of another match', 'est celle d’une autre partie');

const UNFINISHED = { en: 'The match is not over.', fr: 'La partie n’est pas finie.' };

/** A record that is true, with its game. */
async function verifiedText(text: string): Promise<Result<Recorded>> {
  const recorded = await recordedIn(text);
  if ('problems' in recorded) return recorded;
  const verified = verify(recorded.value.game, recorded.value.record);
  return 'problems' in verified ? verified : recorded;
}
