import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './sheet.css';

/** A native dialog: modal, closed by Escape, focus kept inside. */
export function Sheet(props: {
  readonly label: string;
  readonly onClose?: (() => void) | undefined;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose?.();
      }}
    >
      {props.children}
    </dialog>
  );
}
