import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { change, SPEEDS, THEMES, useSettings } from '../src/settings/settings.ts';
import css from './gallery.module.css';
import { Cards } from './pages/Cards.tsx';
import { Dice } from './pages/Dice.tsx';
import { Drags } from './pages/Drags.tsx';
import { Fans } from './pages/Fans.tsx';
import { Flights } from './pages/Flights.tsx';
import { Homes } from './pages/Homes.tsx';
import { Meters } from './pages/Meters.tsx';
import { PanZooms } from './pages/PanZooms.tsx';
import { Piles } from './pages/Piles.tsx';
import { Planets } from './pages/Planets.tsx';
import { Shell } from './pages/Shell.tsx';
import { Tips } from './pages/Tips.tsx';
import { Tokens } from './pages/Tokens.tsx';

/** A page for each piece and each part of the interface, by its address after the hash. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  Card: Cards,
  Fan: Fans,
  Pile: Piles,
  Die: Dice,
  Meter: Meters,
  Token: Tokens,
  Planet: Planets,
  Flights,
  Drag: Drags,
  PanZoom: PanZooms,
  Tip: Tips,
  Shell,
  Home: Homes,
};
const NAMES = Object.keys(PAGES);

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Everything that several games lay on a table, to be looked at in every state, theme and size. */
export function Gallery() {
  const hash = useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(2)));
  const { theme, animation } = useSettings();
  const name = NAMES.includes(hash) ? hash : NAMES[0];
  const at = NAMES.indexOf(name);
  const Page = PAGES[name];
  useEffect(() => {
    document.title = `${name} · Gallery of pieces`;
    scrollTo(0, 0);
  }, [name]);
  return (
    <div className={css.gallery}>
      <header className={css.top}>
        <nav className={css.pages} aria-label="Pages">
          {NAMES.map((page) => (
            <a key={page} href={`#/${page}`} aria-current={page === name ? 'page' : undefined}>
              {page}
            </a>
          ))}
        </nav>
        <div className={css.settings}>
          <label>
            Theme{' '}
            <select value={theme} onChange={(e) => change({ theme: THEMES[e.target.selectedIndex] })}>
              {THEMES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <label>
            Motion{' '}
            <select value={animation} onChange={(e) => change({ animation: SPEEDS[e.target.selectedIndex] })}>
              {SPEEDS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        </div>
      </header>
      <main className={css.main} key={name}>
        <h1>{name}</h1>
        <Page />
      </main>
      <footer className={css.foot}>
        {at > 0 && <a href={`#/${NAMES[at - 1]}`}>← {NAMES[at - 1]}</a>}
        {at < NAMES.length - 1 && <a href={`#/${NAMES[at + 1]}`}>{NAMES[at + 1]} →</a>}
      </footer>
    </div>
  );
}
