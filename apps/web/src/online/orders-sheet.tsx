import { ordersOf, wordingOf } from '@quartet/catalog/list';
import type { OrderWording, StandingOrders } from '@quartet/core';
import type { Orders } from '@quartet/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { ActNow } from './online-screen.tsx';
import { ORDER_WORDS } from './order-words.ts';
import ordersSheet from './orders-sheet.module.css';

const cx = classes(ordersSheet);

interface Props {
  readonly game: string;
  /** Those that stand now. */
  readonly given: Orders | null;
  readonly settings: Settings;
  readonly act: ActNow;
  /** They were settled. */
  onDone(): void;
  onClose(): void;
}

/** What shall be decided for me in others' turns. */
export function OrdersSheet(props: Props) {
  const { game, settings, onClose } = props;
  const words = ORDER_WORDS[settings.language];
  const [orders, setOrders] = useState<StandingOrders | null>(null);
  const [wording, setWording] = useState<OrderWording | undefined>(undefined);
  useEffect(() => void ordersOf(game).then(setOrders), [game]);
  useEffect(
    () => void wordingOf(game, settings.language).then((spoken) => setWording(spoken.orders)),
    [game, settings.language],
  );
  return (
    <Sheet label={words.title} onClose={onClose}>
      <h2>{words.title}</h2>
      <p class={cx('muted orders-note')}>{words.note}</p>
      {orders && wording && <OrderForm {...props} orders={orders} wording={wording} />}
    </Sheet>
  );
}

function OrderForm(props: Props & { readonly orders: StandingOrders; readonly wording: OrderWording }) {
  const { orders, wording, given, settings, act, onDone, onClose } = props;
  const words = ORDER_WORDS[settings.language];
  const common = useWords();
  const [choices, setChoices] = useState<Orders['choices']>(given?.choices ?? {});
  const [lasts, setLasts] = useState<Orders['lasts']>(given?.lasts ?? 'always');
  const settle = (wanted: Orders['choices']): void => {
    act({ type: 'order', orders: { choices: wanted, lasts } });
    onDone();
  };
  const choose = (kind: string, choice: string): void => {
    const { [kind]: _, ...rest } = choices;
    setChoices(choice === '' ? rest : { ...rest, [kind]: choice });
  };
  return (
    <form
      class={cx('orders')}
      onSubmit={(event) => {
        event.preventDefault();
        settle(choices);
      }}
    >
      {Object.entries(orders.kinds).map(([kind, offered]) => (
        <Choice
          key={kind}
          name={kind}
          label={wording[kind]!.label}
          value={choices[kind] ?? ''}
          offered={[['', words.askMe], ...offered.map((one) => [one, wording[kind]!.choices[one]!] as const)]}
          onChange={(choice) => choose(kind, choice)}
        />
      ))}
      <Choice
        name="lasts"
        label={words.lasts}
        value={lasts}
        offered={[
          ['once', words.once],
          ['always', words.always],
        ]}
        onChange={(value) => setLasts(value as Orders['lasts'])}
      />
      <div class="sheet-actions">
        {given && (
          <button type="button" class="button" onClick={() => settle({})}>
            {words.drop}
          </button>
        )}
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
        <button type="submit" class="button primary">
          {words.save}
        </button>
      </div>
    </form>
  );
}

function Choice(props: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly offered: readonly (readonly [value: string, sentence: string])[];
  onChange(value: string): void;
}) {
  const { name, label, value, offered, onChange } = props;
  return (
    <fieldset>
      <legend>{label}</legend>
      {offered.map(([one, sentence]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {sentence}
        </label>
      ))}
    </fieldset>
  );
}
