import { findAbout, list } from '@quartet/catalog/list';
import type { TablePlan } from '@quartet/protocol';
import { useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import { ask } from './api.ts';
import { botsOf } from './bot-choice.ts';
import { myZone } from './my-zone.ts';
import { freshGuest, type Guest } from './person.ts';
import { problemText } from './problem-text.ts';
import { cx } from './styles.ts';
import { Pick, type Terms, TermsForm, USUAL_TERMS } from './terms-form.tsx';
import type { Self } from './use-me.ts';
import { WhoForm } from './who-form.tsx';
import { ONLINE_WORDS } from './words.ts';

/** A table in one tap: everything is filled in. */
export function CreateSheet(props: {
  readonly settings: Settings;
  readonly self: Self;
  /** Which game to begin with; null: the first. */
  readonly game: string | null;
  onClose(): void;
}) {
  const { settings, self, onClose } = props;
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const [game, setGame] = useState(findAbout(props.game ?? '')?.id ?? list[0]!.id);
  const [seats, setSeats] = useState(findAbout(game)!.usualSeats);
  const [bots, setBots] = useState(0);
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [guest, setGuest] = useState<Guest>(() => self.me?.person ?? freshGuest(settings));
  const [trouble, setTrouble] = useState('');
  const { min, max } = findAbout(game)!.seats;
  const choose = (id: string): void => {
    setGame(id);
    setSeats(findAbout(id)!.usualSeats);
    setBots(0);
    setTerms({ ...terms, options: {} });
  };
  const make = async (): Promise<void> => {
    const plan: TablePlan = {
      game,
      seats,
      ...terms,
      rests: true,
      ...myZone(),
      bots: [...Array.from({ length: seats - bots }, () => null), ...botsOf('medium', bots, [])],
    };
    const made = await makeTable(self, { name: guest.name.trim(), emblem: guest.emblem }, plan);
    if (made.ok) go({ page: 'online-table', id: made.value.table });
    else setTrouble(problemText(words, made.problem));
  };
  return (
    <Sheet label={words.make} onClose={onClose}>
      <h2>{words.make}</h2>
      <form
        class={cx('form')}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Pick label={words.game} value={game} onChange={choose}>
          {list.map(({ id, name }) => [id, name[settings.language]])}
        </Pick>
        <Pick label={common.seats} value={String(seats)} onChange={(count) => setSeats(Number(count))}>
          {range(min, max).map((count) => [String(count), String(count)])}
        </Pick>
        <Pick
          label={words.bots}
          value={String(Math.min(bots, seats - 1))}
          onChange={(count) => setBots(Number(count))}
        >
          {range(0, seats - 1).map((count) => [String(count), String(count)])}
        </Pick>
        <TermsForm
          {...{ game, seats, settings, terms }}
          onChange={(changes) => setTerms({ ...terms, ...changes })}
        />
        {!self.me && <WhoForm words={words} language={settings.language} guest={guest} onChange={setGuest} />}
        <p role="status" class={cx('trouble')}>
          {trouble}
        </p>
        <div class="sheet-actions">
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="submit" class="button primary">
            {words.make}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

/** Whoever is nobody yet becomes a guest first. */
async function makeTable(self: Self, guest: Guest, plan: TablePlan) {
  const known = self.me ? null : await self.become(guest);
  if (known && !known.ok) return known;
  return ask<{ table: string }>('POST', ['tables'], plan);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
