/** What goes wrong, and what can be done about it. */
export const problem = {
  problem: {
    notFound: 'There is nothing here',
    notFoundAbout: 'The address leads into empty space.',
    toHome: 'To the start page',
    error: 'Something broke',
    errorAbout: 'The fault is ours. Your matches are safe on this device.',
    missed: 'This part could not be loaded',
    missedAbout: 'The connection seems to be gone. Your matches are safe on this device; try again when it is back.',
    retry: 'Try again',
    noGame: (name: string) => `${name} is not at the table yet`,
    noGameAbout: 'This game is still being built. The others are waiting for you.',
    details: 'What happened?',
    waiting: 'It takes longer than usual. A slow line, perhaps.',
    waitingLong: 'Still nothing. Trying again may help; your matches are safe on this device.',
    keep: 'Keep as file',
    takeBack: 'Go on here',
    update: 'Update',
    report: 'Copy a report',
    reported: 'Copied. Nothing was sent: paste it where you want to tell of it.',
    reportFailed: 'It could not be copied. Here it is; nothing was sent anywhere.',
    reportMatch:
      'With the match itself the fault can be found. But the match goes on, and whoever reads the report can see every hidden card and all that chance will bring.',
    withMatch: 'With the match',
    withoutMatch: 'Without it',
    noStart: (game: string) => `${game} could not be fetched`,
    noStartAbout: 'The connection seems to be gone. Try again when it is back; games you have played work offline.',
  },
  /** Why a match of this device cannot be shown. */
  failed: {
    missing: {
      title: 'This match is not on this device',
      about: 'Matches live where they were played; a share link or a record file carries them elsewhere.',
    },
    unreadable: {
      title: 'This match cannot be read',
      about: 'What was stored of it is damaged. Nothing has been deleted: keep it as a file, so that it is not lost.',
    },
    newer: {
      title: 'This match came from a newer Starboard',
      about: 'Nothing is lost. Update, or keep it as a file.',
    },
    older: {
      title: 'This match was played by older rules',
      about: 'The rules have been corrected since, and it cannot be played on by the new ones. Keep it as a file.',
    },
    unfetched: {
      title: 'Clouds between us',
      about: 'The game could not be fetched; the connection seems to be gone. Your matches are safe on this device.',
    },
    denied: {
      title: 'What is stored is out of reach',
      about:
        'The browser does not let us open its storage, as in a private window. New matches can be played all the same.',
    },
    taken: {
      title: 'This match is open in another tab',
      about: 'A match is played in one tab at a time. Go on here, and the other one lets go of it.',
    },
    outdated: {
      title: 'A newer Starboard is open in another tab',
      about: 'Update this one to go on; nothing is lost.',
    },
    stopped: {
      title: 'The table has stopped',
      about: 'The fault is ours. What was played is kept: try again, and it goes on where it stopped.',
    },
  },
  /** What is stored and cannot be read. */
  unreadable: {
    title: 'What cannot be read',
    about: 'Something stored here is no match that this version understands. Keep it as a file before you delete it.',
    row: (name: string) => `Stored as “${name}”`,
    noName: 'Stored without a name',
    keep: (name: string) => `Keep as file: ${name}`,
    delete: (name: string) => `Delete: ${name}`,
    deleteSure: 'Delete this for good? It cannot be brought back.',
  },
} as const;
