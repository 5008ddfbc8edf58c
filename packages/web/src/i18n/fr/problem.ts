import type { Messages } from '../messages.ts';

/** What goes wrong, and what can be done about it. */
export const problem: Pick<Messages, 'problem' | 'failed' | 'unreadable'> = {
  problem: {
    notFound: 'Il n’y a rien ici',
    notFoundAbout: 'L’adresse mène dans le vide.',
    toHome: 'Vers l’accueil',
    error: 'Quelque chose s’est cassé',
    errorAbout: 'La faute est à nous. Vos parties sont en sûreté sur cet appareil.',
    missed: 'Cette partie du site n’a pas pu être chargée',
    missedAbout:
      'La connexion semble perdue. Vos parties sont en sûreté sur cet appareil ; réessayez quand elle sera revenue.',
    retry: 'Réessayer',
    noGame: (name) => `${name} n’est pas encore à la table`,
    noGameAbout: 'Ce jeu est encore en construction. Les autres vous attendent.',
    details: 'Que s’est-il passé ?',
    waiting: 'C’est plus long que d’habitude. Une ligne lente, peut-être.',
    waitingLong: 'Toujours rien. Réessayer peut aider ; vos parties sont à l’abri sur cet appareil.',
    keep: 'Garder en fichier',
    takeBack: 'Continuer ici',
    update: 'Mettre à jour',
    report: 'Copier un rapport',
    reported: 'Copié. Rien n’a été envoyé : collez-le là où vous voulez en parler.',
    reportFailed: 'La copie n’a pas réussi. Le voici ; rien n’a été envoyé.',
    reportMatch:
      'Avec la partie elle-même, la faute peut être trouvée. Mais la partie continue, et qui lit le rapport peut voir chaque carte cachée et tout ce que le hasard apportera.',
    withMatch: 'Avec la partie',
    withoutMatch: 'Sans elle',
    noStart: (game) => `${game} n’a pas pu être chargé`,
    noStartAbout:
      'La connexion semble coupée. Réessayez quand elle sera revenue ; les jeux déjà joués marchent hors ligne.',
  },
  failed: {
    missing: {
      title: 'Cette partie n’est pas sur cet appareil',
      about: 'Une partie vit là où elle a été jouée ; un lien ou un fichier l’emporte ailleurs.',
    },
    unreadable: {
      title: 'Cette partie ne se lit pas',
      about:
        'Ce qui en était conservé est abîmé. Rien n’a été supprimé : gardez-la en fichier, pour qu’elle ne soit pas perdue.',
    },
    newer: {
      title: 'Cette partie vient d’un Starboard plus récent',
      about: 'Rien n’est perdu. Mettez à jour, ou gardez-la en fichier.',
    },
    older: {
      title: 'Cette partie a été jouée avec d’anciennes règles',
      about:
        'Les règles ont été corrigées depuis, et elle ne peut pas continuer avec les nouvelles. Gardez-la en fichier.',
    },
    unfetched: {
      title: 'Des nuages entre nous',
      about: 'Le jeu n’a pas pu être chargé ; la connexion semble coupée. Vos parties sont à l’abri sur cet appareil.',
    },
    denied: {
      title: 'Ce qui est conservé est hors d’atteinte',
      about:
        'Le navigateur ne nous laisse pas ouvrir sa mémoire, comme dans une fenêtre privée. De nouvelles parties se jouent quand même.',
    },
    taken: {
      title: 'Cette partie est ouverte dans un autre onglet',
      about: 'Une partie se joue dans un seul onglet à la fois. Continuez ici, et l’autre la lâchera.',
    },
    outdated: {
      title: 'Un Starboard plus récent est ouvert dans un autre onglet',
      about: 'Mettez celui-ci à jour pour continuer ; rien n’est perdu.',
    },
    stopped: {
      title: 'La table s’est arrêtée',
      about: 'La faute est à nous. Ce qui a été joué est gardé : réessayez, et la partie reprend où elle en était.',
    },
  },
  unreadable: {
    title: 'Ce qui ne se lit pas',
    about:
      'Quelque chose de conservé ici n’est pas une partie que cette version comprend. Gardez-le en fichier avant de le supprimer.',
    row: (name) => `Conservé sous « ${name} »`,
    noName: 'Conservé sans nom',
    keep: (name) => `Garder en fichier : ${name}`,
    delete: (name) => `Supprimer : ${name}`,
    deleteSure: 'Supprimer pour de bon ? Rien ne pourra le ramener.',
  },
};
