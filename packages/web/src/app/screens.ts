import { type ComponentType, createElement, use } from 'react';
import { loadOnce } from '../ui/loadOnce.ts';

/** A screen in a chunk of its own, which can be fetched before it is shown. */
function screen<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  const load = loadOnce(fetch);
  return Object.assign((props: P) => createElement(use(load('')), props), { load: () => load('') });
}

export const NewMatch = screen(async () => (await import('./NewMatch.tsx')).NewMatch);
export const SettingsPage = screen(async () => (await import('./SettingsPage.tsx')).SettingsPage);
export const TablePage = screen(async () => (await import('../play/TablePage.tsx')).TablePage);
export const ReplayPage = screen(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);
export const SharedPage = screen(async () => (await import('../replay/SharedPage.tsx')).SharedPage);
export const LearnPage = screen(async () => (await import('../learn/LearnPage.tsx')).LearnPage);
export const GuidePage = screen(async () => (await import('../learn/GuidePage.tsx')).GuidePage);
export const Lobby = screen(async () => (await import('../online/Lobby.tsx')).Lobby);
export const OnlinePage = screen(async () => (await import('../online/OnlinePage.tsx')).OnlinePage);
export const OnlineReplay = screen(async () => (await import('../online/OnlineReplay.tsx')).OnlineReplay);
export const DicePage = screen(async () => (await import('../online/DicePage.tsx')).DicePage);
export const MatchesPage = screen(async () => (await import('./MatchesPage.tsx')).MatchesPage);
export const ReplaysPage = screen(async () => (await import('./MatchesPage.tsx')).ReplaysPage);
export const LearnIndex = screen(async () => (await import('./LearnIndex.tsx')).LearnIndex);
