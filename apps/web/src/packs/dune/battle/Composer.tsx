import {
  type DuneOption,
  type DuneView,
  dialed,
  type Forces,
  leaderOf,
  lossesFor,
  nameOf,
  opponentOf,
  treacheryOf,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { useEffect } from 'react';
import { useWords } from '../../../app/language.ts';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { SendButton } from '../../../table/panel/SendButton.tsx';
import { useWhyNot } from '../../../table/panel/useWhyNot.ts';
import { Why } from '../../../table/panel/Why.tsx';
import { choiceOf, type Picks } from '../../../table/picks.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { OptionPicture } from '../art/Art.tsx';
import type { DuneAsked } from '../spots.ts';
import { useDune } from '../table/desk.ts';
import { LINES } from '../table/lines.ts';
import style from './Composer.module.css';
import {
  begun,
  numberIn,
  type PlanForm,
  pickedIn,
  planOf,
  type Slot,
  stepOf,
  withDial,
  withSlot,
} from './draft.ts';
import { Outcomes } from './Outcomes.tsx';
import { outlookOf, possibleLeaders, strengthOf } from './outlook.ts';
import { Support } from './Support.tsx';
import { Wheel } from './Wheel.tsx';
import { words } from './words.ts';

/** A battle plan: the wheel, a leader, two cards, the spice behind them; and what may come of it. */
export default function Composer({ decision }: { readonly decision: DuneAsked }) {
  return decision.shape === 'form' ? <Plan form={decision} /> : null;
}

function Plan({ form }: { readonly form: PlanForm }) {
  const { snapshot } = useDune();
  const { picks } = useDraft();
  const { setPicks } = useActs();
  const say = useWords(words);
  const { view } = snapshot;
  const choice = choiceOf(form, picks);
  const why = useWhyNot(choice);
  const plan = planOf(form, picks);
  // Where nothing is the usual choice it need not be pressed.
  useEffect(() => {
    const start = begun(form, picks);
    if (start !== picks) setPicks(start);
  }, [form, picks, setPicks]);
  const { dial } = form.fields;
  if (dial?.shape !== 'number' || !view.battle) return null;
  return (
    <div className={style.composer} data-composer="">
      <Bound />
      <div className={style.columns}>
        <div className={style.filled}>
          <div className={style.plan}>
            <Wheel
              label={say.wheel}
              value={numberIn(picks, 'dial')}
              min={dial.min}
              max={dial.max}
              word={(n) => dialed(n * stepOf(form))}
              onChange={(n) => setPicks(withDial(form, picks, n, view))}
            >
              <small>{say.dialed}</small>
            </Wheel>
            <div className={style.behind}>
              <Support form={form} lost={lostFor(form, picks, view)} />
              <Losses form={form} />
              <KwisatzHaderach form={form} />
            </div>
            <div className={style.slots}>
              <Choices form={form} slot="leader" title={say.leader} />
              <Choices form={form} slot="weapon" title={say.weapon} />
              <Choices form={form} slot="defense" title={say.defense} />
            </div>
          </div>
        </div>
        <div className={style.filled}>
          <Opponent seat={opponentOf(view.battle, form.seat)} />
          {!plan && <p className={style.note}>{say.nobodyYet}</p>}
          {plan && (
            <>
              <p className={style.total}>{say.total(dialed(plan.dial + strengthOf(plan)))}</p>
              <Outcomes
                outlook={outlookOf(view, form.seat, plan)}
                plan={plan}
                against={opponentOf(view.battle, form.seat)}
                lost={lostFor(form, picks, view)}
              />
            </>
          )}
        </div>
      </div>
      <div className={style.end}>
        <SendButton choice={why ? null : choice} label={say.fix} />
        <div className={style.why} role="status">
          {why ? <Why reason={why} /> : <p className={style.note}>{say.together}</p>}
        </div>
      </div>
    </div>
  );
}

/** What one knows of the other side: who may fight, and which cards are there for sure. */
function Opponent({ seat }: { readonly seat: Seat }) {
  const { view } = useDune().snapshot;
  const { language, name } = useWording();
  const say = useWords(words);
  const leaders = possibleLeaders(view, seat).map(leaderOf);
  const { hand, handSize } = view.factions[seat]!;
  const cards = hand.map((card) => nameOf(treacheryOf(card), language));
  return (
    <section className={style.known} aria-labelledby="opponent">
      <h4 id="opponent">{say.knownOf(name(seat))}</h4>
      <p>
        {say.is(
          say.leadersOf,
          leaders.map((leader) => `${nameOf(leader, language)} ${leader.strength}`).join(', ') ||
            say.none,
        )}
      </p>
      <p>{say.is(say.cardsOf(handSize), cards.join(', ') || say.unknown)}</p>
    </section>
  );
}

interface ChoicesProps {
  readonly form: PlanForm;
  readonly slot: Exclude<Slot, 'kh'>;
  readonly title: string;
}

function Choices({ form, slot, title }: ChoicesProps) {
  const { picks } = useDraft();
  const { setPicks } = useActs();
  const { option: word } = useWording();
  const field = form.fields[slot];
  if (field?.shape !== 'one') return null;
  const chosen = pickedIn(picks, slot);
  return (
    <fieldset className={style.slot} data-field={slot}>
      <legend>{title}</legend>
      {(field.options as readonly DuneOption[]).map((option) => (
        <button
          key={option.id}
          type="button"
          data-option={option.id}
          aria-pressed={chosen === option.id}
          onClick={() => setPicks(withSlot(picks, slot, option.id))}
        >
          <OptionPicture option={option} />
          {word(option, form)}
        </button>
      ))}
    </fieldset>
  );
}

/** What would be lost for this number with so much spice. */
const lostFor = (form: PlanForm, picks: Picks, view: DuneView): Forces | null =>
  lossesFor(view, form.seat, numberIn(picks, 'dial') * stepOf(form), numberIn(picks, 'spice'))[0] ??
  null;

function Losses({ form }: { readonly form: PlanForm }) {
  const { view } = useDune().snapshot;
  const { picks } = useDraft();
  const say = useWords(words);
  const lost = lostFor(form, picks, view);
  if (!lost || lost.normal + lost.special === 0) return null;
  return <p className={style.note}>{say.losses(say.lost(lost.normal, lost.special))}</p>;
}

/** What the Voice orders and prescience showed, whomever it binds. */
function Bound() {
  const { log, snapshot } = useDune();
  const { event: word } = useWording();
  const say = useWords(words);
  const { voice, prescience } = snapshot.view.battle!;
  const bound = log
    .slice(log.findLastIndex(({ type }) => type === 'battle-named'))
    .filter(
      ({ type }) =>
        (voice && type === 'voice') || (prescience?.answer && type === 'prescience-answered'),
    );
  if (bound.length === 0) return null;
  return (
    <ul className={style.bound}>
      {bound.map((event) => (
        <li key={event.type} data-bound={event.type}>
          {word(event)} {say.binding} <RuleLink rule={LINES[event.type][1]} />
        </li>
      ))}
    </ul>
  );
}

function KwisatzHaderach({ form }: { readonly form: PlanForm }) {
  const { picks } = useDraft();
  const { setPicks } = useActs();
  const say = useWords(words);
  const { kh } = form.fields;
  if (kh?.shape !== 'one' || kh.options.length < 2) return null;
  return (
    <Switch
      label={say.kh}
      checked={pickedIn(picks, 'kh') === 'yes'}
      onChange={(on) => setPicks(withSlot(picks, 'kh', on ? 'yes' : 'no'))}
    />
  );
}
