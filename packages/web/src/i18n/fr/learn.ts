import type { Messages } from '../messages.ts';

/** Lessons and rulebooks. */
export const learn: Pick<Messages, 'learn'> = {
  learn: {
    title: (game) => `${game} : les règles`,
    back: 'Revenir à la partie',
    toc: 'Chapitres',
    glance: 'Un tour en un coup d’œil',
    search: 'Chercher règles et cartes',
    found: (n) => (n === 0 ? 'Aucune réponse' : n === 1 ? 'Une réponse' : `${n} réponses`),
    ids: 'Numéros des règles',
    print: 'Imprimer',
    guided: 'Apprendre en jouant',
    link: (id) => `Lien vers la règle ${id}`,
    none: 'Les règles de ce jeu ne sont pas encore écrites ici.',
    lesson: (n, all) => `Leçon ${n} sur ${all}`,
    next: 'Leçon suivante',
    skip: 'Passer cette leçon',
    skipShort: 'Passer',
    showMe: 'Montrez-moi',
    goOn: 'Continuer',
    finish: 'C’était la dernière',
    why: 'Lire la règle',
    watch: (name) => `Regardez ${name}.`,
    lit: (name) => `Éclairé : ${name}.`,
    done: 'Vous savez tout.',
    doneAbout: 'Voilà tout ce qui surprend au début. Le reste s’explique à la table.',
    playNow: 'Jouer une partie',
    restart: 'Recommencer',
    leave: 'Partir, reprendre plus tard',
    leaveShort: 'Plus tard',
  },
};
