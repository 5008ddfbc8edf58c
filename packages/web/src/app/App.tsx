import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Sky } from '../art/Sky.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { Broken } from '../ui/Broken.tsx';
import { Loading, NotFound } from '../ui/states.tsx';
import { Home } from './Home.tsx';
import { Notices } from './Notices.tsx';
import {
  DicePage,
  GuidePage,
  LearnIndex,
  LearnPage,
  Lobby,
  MatchesPage,
  NewMatch,
  OnlinePage,
  OnlineReplay,
  ReplayPage,
  ReplaysPage,
  SettingsPage,
  SharedPage,
  TablePage,
} from './screens.ts';
import { useTop } from './useTop.ts';

/** Tables and the rooms of a game bring a sky of their own. */
const OWN_SKY = /^\/(table|new|shared|replay\/|learn\/.+\/guide)/;

/** The screens by their addresses. */
export function App() {
  const { t } = useMessages();
  const [place] = useLocation();
  useTop(place);
  return (
    <>
      <a className="skip" href="#content">
        {t.app.skip}
      </a>
      {!OWN_SKY.test(place) && <Sky />}
      <Broken key={place}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game">{({ game }) => <NewMatch game={game} />}</Route>
            <Route path="/table/:game/:id">{({ game, id }) => <TablePage key={id} game={game} id={id} />}</Route>
            <Route path="/replay/:game/:id">{({ game, id }) => <ReplayPage key={id} game={game} id={id} />}</Route>
            <Route path="/online" component={Lobby} />
            <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
            <Route path="/online/:id/replay">{({ id }) => <OnlineReplay key={id} id={id} />}</Route>
            <Route path="/online/:id/dice">{({ id }) => <DicePage key={id} id={id} />}</Route>
            <Route path="/shared" component={SharedPage} />
            <Route path="/matches" component={MatchesPage} />
            <Route path="/replays" component={ReplaysPage} />
            <Route path="/learn" component={LearnIndex} />
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
