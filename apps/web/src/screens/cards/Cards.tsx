import { useMemo, useRef, useState } from 'react';
import { useLocation, useRoute, useSearchParams } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell, useTitle } from '../../app/Shell.tsx';
import type { Catalogue, Pack } from '../../packs/pack.ts';
import { CATALOGUED, USUAL, usePart } from '../../packs/packs.ts';
import type { Thing } from '../../table/spots.ts';
import { keyOf } from '../../table/spots.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import style from './Cards.module.css';
import { FilterPanel } from './FilterPanel.tsx';
import { IconTips } from './IconTips.tsx';
import { Results } from './Results.tsx';
import { addressOf, type Filters, filtersFrom, NO_FILTERS, Search } from './search.ts';
import { words } from './words.ts';

/** Every component that is printed, found by words and by what it is. Its address holds the question. */
export default function Cards() {
  const say = useWords(words);
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const pack = CATALOGUED.find(({ id }) => id === address.get('game')) ?? USUAL;
  const catalogue = usePart(pack, 'catalogue');
  const search = useMemo(() => new Search(catalogue), [catalogue]);
  const filters = useMemo(() => filtersFrom(address, catalogue), [address, catalogue]);
  const results = useMemo(() => search.matching(filters, language), [search, filters, language]);
  const things = useMemo(() => results.map(({ thing }) => thing), [results]);
  const [folded, setFolded] = useState(true);
  const { open, unknown, show } = useOpenCard(pack, catalogue, filters);
  useTitle(open ? catalogue.faceOf(open, language).name : say.title);

  const change = (change: Partial<Filters>) =>
    setAddress(inGame(pack, addressOf({ ...filters, ...change })), { replace: true });
  const filtering = addressOf(filters).size > 0;
  return (
    <Shell title={say.title} wide>
      <div className={style.browser}>
        <search className={style.side}>
          <Segmented
            label={say.game}
            value={pack.id}
            options={CATALOGUED.map(({ id, name }) => ({ value: id, label: name(language) }))}
            onChange={(id) => setAddress(id === USUAL.id ? {} : { game: id })}
          />
          <TextField
            type="search"
            label={say.search}
            placeholder={say.searchHint}
            value={filters.words}
            onChange={(words) => change({ words })}
          />
          <Button
            icon="filter"
            className={style.fold}
            aria-expanded={!folded}
            aria-controls="filters"
            onClick={() => setFolded(!folded)}
          >
            {say.filters}
          </Button>
          <div id="filters" className={style.filters} data-folded={folded || undefined}>
            <FilterPanel catalogue={catalogue} filters={filters} onChange={change} />
          </div>
        </search>
        <div className={style.found}>
          <p className={style.count}>
            <span role="status">{say.found(results.length, catalogue.entries.length)}</span>
            {filtering && (
              <Button size="small" icon="close" onClick={() => change(NO_FILTERS)}>
                {say.clear}
              </Button>
            )}
            {pack === USUAL && (
              <Button size="small" variant="plain" asLink="/leaders">
                {say.leaders}
              </Button>
            )}
          </p>
          {unknown && <Notice tone="warning">{say.unknown}</Notice>}
          {results.length === 0 && <Notice>{say.nothing}</Notice>}
          <Results catalogue={catalogue} entries={results} onOpen={show} />
        </div>
      </div>
      <catalogue.Inspect
        thing={open}
        list={things.some((one) => open && keyOf(one) === keyOf(open)) ? things : undefined}
        onChange={show}
      />
      {pack === USUAL && <IconTips pack={USUAL} />}
    </Shell>
  );
}

/** The usual game need not be named. */
function inGame({ id }: Pick<Pack, 'id'>, address: URLSearchParams): URLSearchParams {
  if (id !== USUAL.id) address.set('game', id);
  return address;
}

/**
 * The card of the address: `/cards/card/chani` for a link, `?open=card/chani` while one looks around,
 * so that the list stays as it is behind it. Going back closes it; its neighbours take its place.
 */
function useOpenCard(pack: Pick<Pack, 'id'>, catalogue: Catalogue, filters: Filters) {
  const [, navigate] = useLocation();
  const [linked, params] = useRoute('/cards/:kind/:id');
  const [address] = useSearchParams();
  const [kind, id] = linked ? [params.kind, params.id] : (address.get('open') ?? '').split('/');
  const open = catalogue.thingAt(kind, id);
  const openedHere = useRef(false);
  const show = (thing: Thing | null) => {
    const search = inGame(pack, addressOf(filters));
    if (!thing && openedHere.current) {
      openedHere.current = false;
      history.back();
      return;
    }
    if (thing) search.set('open', keyOf(thing));
    if (thing && !open) openedHere.current = true;
    navigate(search.size > 0 ? `/cards?${search}` : '/cards', { replace: open !== null });
  };
  return { open, unknown: !open && Boolean(kind), show };
}
