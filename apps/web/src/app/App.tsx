import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../screens/home/Home.tsx';
import { NotFound } from '../screens/NotFound.tsx';
import { useAppearance } from './appearance.ts';
import { Loading } from './Loading.tsx';
import { NewVersion } from './NewVersion.tsx';
import { Safety } from './Safety.tsx';

/* Every other screen comes when it is opened; the service worker has fetched it by then. */
const NewGame = lazy(() => import('../screens/new-game/NewGame.tsx'));
const Table = lazy(() => import('../screens/table/TableScreen.tsx'));
const Replay = lazy(() => import('../screens/replay/Replay.tsx'));
const Analysis = lazy(() => import('../screens/analysis/Analysis.tsx'));
const Puzzles = lazy(() => import('../screens/puzzles/Puzzles.tsx'));
const Puzzle = lazy(() => import('../screens/puzzle/PuzzleScreen.tsx'));
const Line = lazy(() => import('../screens/line/LineScreen.tsx'));
const Guide = lazy(() => import('../screens/guide/Guide.tsx'));
const Cards = lazy(() => import('../screens/cards/Cards.tsx'));
const Rules = lazy(() => import('../screens/rules/Rules.tsx'));
const HowToPlay = lazy(() => import('../screens/primer/HowToPlay.tsx'));
const Leaders = lazy(() => import('../screens/leaders/Leaders.tsx'));
const Glossary = lazy(() => import('../screens/glossary/Glossary.tsx'));
const Settings = lazy(() => import('../screens/settings/Settings.tsx'));
const Sounds = lazy(() => import('../screens/sounds/Sounds.tsx'));
const Record = lazy(() => import('../screens/record/Record.tsx'));
const Lobby = lazy(() => import('../screens/lobby/Lobby.tsx'));
const OnlineNew = lazy(() => import('../screens/online-new/OnlineNew.tsx'));
const OnlineTable = lazy(() => import('../screens/online-table/OnlineScreen.tsx'));
const Privacy = lazy(() => import('../screens/privacy/Privacy.tsx'));
const Order = lazy(() => import('../screens/order/OrderScreen.tsx'));
const Recover = lazy(() => import('../screens/you-online/Recover.tsx'));

export function App() {
  useAppearance();
  return (
    <>
      <Safety>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new" component={NewGame} />
            <Route path="/guide" component={Guide} />
            <Route path="/solo" component={Record} />
            <Route path="/game/:id" component={Table} />
            <Route path="/game/:id/replay" component={Replay} />
            <Route path="/game/:id/analysis" component={Analysis} />
            <Route path="/game/:id/line" component={Line} />
            <Route path="/puzzles" component={Puzzles} />
            <Route path="/puzzles/:id" component={Puzzle} />
            <Route path="/cards/*?" component={Cards} />
            <Route path="/rules/*?" component={Rules} />
            <Route path="/how-to-play/:page?" component={HowToPlay} />
            <Route path="/leaders" component={Leaders} />
            <Route path="/glossary" component={Glossary} />
            <Route path="/settings" component={Settings} />
            <Route path="/sounds" component={Sounds} />
            <Route path="/lobby" component={Lobby} />
            <Route path="/online/new" component={OnlineNew} />
            <Route path="/table/:id" component={OnlineTable} />
            <Route path="/recover" component={Recover} />
            <Route path="/privacy" component={Privacy} />
            <Route path="/order" component={Order} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Safety>
      <NewVersion />
    </>
  );
}
