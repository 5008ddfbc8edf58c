// Runs before the first paint, so that neither the theme nor the language flickers.
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
})();
