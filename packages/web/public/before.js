// Runs before the first paint, so that neither the theme nor the language flickers, and what the address will want is
// fetched beside the shell.
(() => {
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}');
  } catch {
    // A damaged or forbidden store means defaults.
  }
  const dark = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const contrast = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : dark;
  document.documentElement.dataset.theme = saved.theme && saved.theme !== 'system' ? saved.theme : contrast;
  document.documentElement.lang = saved.lang ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
  const ahead = JSON.parse(document.getElementById('ahead')?.textContent ?? '{}');
  const [, screen, game] = location.pathname.split('/');
  for (const file of ahead[`${screen}/${game}`] ?? []) {
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
