import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useMessages } from './i18n/useMessages.ts';
import { Notices } from './pwa/Notices.tsx';
import { Broken } from './shell/Broken.tsx';
import { Home } from './shell/Home.tsx';
import { Loading, NotFound } from './shell/states.tsx';

const NewMatch = lazy(async () => ({ default: (await import('./shell/NewMatch.tsx')).NewMatch }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/SettingsPage.tsx')).SettingsPage }));
const TablePage = lazy(async () => ({ default: (await import('./frame/TablePage.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const SharedPage = lazy(async () => ({ default: (await import('./replay/SharedPage.tsx')).SharedPage }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/LearnPage.tsx')).LearnPage }));
const GuidePage = lazy(async () => ({ default: (await import('./learn/guide/GuidePage.tsx')).GuidePage }));

/** The screens by their addresses. */
export function App() {
  const { t } = useMessages();
  const [place] = useLocation();
  return (
    <>
      <a className="skip" href="#content">
        {t.app.skip}
      </a>
      <Broken key={place}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game">{({ game }) => <NewMatch game={game} />}</Route>
            <Route path="/table/:game/:id">{({ game, id }) => <TablePage key={id} game={game} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
            <Route path="/shared" component={SharedPage} />
            <Route path="/learn/:game">{({ game }) => <LearnPage game={game} />}</Route>
            <Route path="/learn/:game/guide">{({ game }) => <GuidePage game={game} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Broken>
      <Notices />
    </>
  );
}
