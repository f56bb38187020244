import type { Seat } from '@quartet/core';

/** The buttons that end a sheet about a seat, or any other: its last move again, and away. */
export function SheetEnd(props: {
  readonly label: string;
  onClose(): void;
  readonly last?: { readonly label: string; readonly seat: Seat; show(seat: Seat): void } | null | undefined;
}) {
  const { last, onClose } = props;
  const show = (): void => {
    onClose();
    last?.show(last.seat);
  };
  return (
    <div class="sheet-actions">
      {last && (
        <button type="button" class="button" onClick={show}>
          {last.label}
        </button>
      )}
      <button type="button" class="button primary" onClick={onClose}>
        {props.label}
      </button>
    </div>
  );
}
