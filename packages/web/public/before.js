// Runs before the first paint, so that neither the theme nor the language flickers, and what the address will want is
// fetched beside the shell.
(() => {
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('starboard.settings')) ?? {};
  } catch {
    // A damaged or forbidden store means defaults.
  }
  const dark = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const contrast = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : dark;
  document.documentElement.dataset.theme = ['light', 'dark', 'contrast'].includes(saved.theme) ? saved.theme : contrast;
  document.documentElement.lang = ['en', 'fr'].includes(saved.lang)
    ? saved.lang
    : navigator.language.startsWith('fr')
      ? 'fr'
      : 'en';
  // A shell that does not come cannot say so itself.
  addEventListener(
    'error',
    ({ target }) => {
      const root = document.getElementById('root');
      if (!(target instanceof HTMLScriptElement) || !root) return;
      const french = document.documentElement.lang === 'fr';
      const button = document.createElement('button');
      button.textContent = french ? 'Réessayer' : 'Try again';
      button.onclick = () => location.reload();
      root.className = 'unfetched';
      root.replaceChildren(
        french
          ? 'Starboard n’a pas pu être chargé. Vos parties sont à l’abri sur cet appareil.'
          : 'Starboard could not be loaded. Your matches are safe on this device.',
        button,
      );
    },
    true,
  );
  const ahead = JSON.parse(document.getElementById('ahead')?.textContent ?? '{}');
  const [, screen, game, part] = location.pathname.split('/');
  for (const file of ahead[`${screen}/${game}/${part}`] ?? ahead[`${screen}/${game}`] ?? []) {
    const as = { css: 'style', woff2: 'font' }[file.split('.').pop()];
    const link = Object.assign(document.createElement('link'), {
      rel: as ? 'preload' : 'modulepreload',
      crossOrigin: '',
      href: `/${file}`,
    });
    if (as) link.as = as;
    document.head.append(link);
  }
})();
