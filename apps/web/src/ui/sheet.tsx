import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './sheet.css';

const LEAVING = 160;

/** A native dialog: modal, closed by Escape, focus kept inside. */
export function Sheet(props: {
  readonly label: string;
  readonly class?: string;
  readonly onClose?: (() => void) | undefined;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const sheet = dialog.current!;
    const opener = document.activeElement;
    sheet.showModal();
    return () => {
      leave(sheet);
      sheet.close();
      // Who plays by keyboard goes on where the sheet was opened.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={props.class}
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

/** It is gone at once; only its picture fades away. */
function leave(sheet: HTMLDialogElement): void {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const factor = Number(getComputedStyle(sheet).getPropertyValue('--motion'));
  if (width === 0 || !(factor > 0)) return;
  const picture = document.createElement('div');
  picture.className = 'sheet-leaving';
  picture.inert = true;
  picture.ariaHidden = 'true';
  Object.assign(picture.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  picture.append(...sheet.cloneNode(true).childNodes);
  document.body.append(picture);
  const way = [{ opacity: 1 }, { opacity: 0, translate: '0 12px' }];
  const leaving = picture.animate(way, { duration: LEAVING * factor, easing: 'ease-in' });
  leaving.onfinish = () => picture.remove();
}
