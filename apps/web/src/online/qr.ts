import { encode } from 'uqr';

/** Light around it, in modules, as readers want it. */
const MARGIN = 4;

/** A text as a QR code: row by row, what is dark. */
export function qrOf(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: MARGIN }).data;
}
