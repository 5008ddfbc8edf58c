import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { Broken } from '../ui/Broken.tsx';
import { Loading, NotFound } from '../ui/states.tsx';
import { Home } from './Home.tsx';
import { Notices } from './Notices.tsx';
import { GuidePage, LearnPage, NewMatch, ReplayPage, SettingsPage, SharedPage, TablePage } from './screens.ts';

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
            <Route path="/replay/:game/:id">{({ id }) => <ReplayPage id={id} />}</Route>
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
