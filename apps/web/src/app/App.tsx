import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../screens/home/Home.tsx';
import { NotFound } from '../screens/NotFound.tsx';

/* Every other screen comes when it is opened; the service worker has fetched it by then. */
const NewGame = lazy(() => import('../screens/new-game/NewGame.tsx'));
const Table = lazy(() => import('../screens/table/TableScreen.tsx'));
const Replay = lazy(() => import('../screens/replay/Replay.tsx'));
const Cards = lazy(() => import('../screens/cards/Cards.tsx'));
const Rules = lazy(() => import('../screens/rules/Rules.tsx'));
const Glossary = lazy(() => import('../screens/glossary/Glossary.tsx'));
const Settings = lazy(() => import('../screens/settings/Settings.tsx'));

export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/new" component={NewGame} />
        <Route path="/game/:id" component={Table} />
        <Route path="/game/:id/replay" component={Replay} />
        <Route path="/cards/*?" component={Cards} />
        <Route path="/rules/*?" component={Rules} />
        <Route path="/glossary" component={Glossary} />
        <Route path="/settings" component={Settings} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}
