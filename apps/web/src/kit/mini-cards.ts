import type { Shapes } from '@quartet/core';
import type { ComponentChild } from 'preact';

/** A game's cards where there is little room: in the log, and for hands that lie open in a replay. */
export interface MiniCards<S extends Shapes = Shapes> {
  /** By their codes. What they are, the text beside them says. */
  Minis(props: { readonly codes: readonly string[] }): ComponentChild;
  /** The cards of each seat, as far as the view knows them. */
  handsOf(view: S['View']): readonly (readonly string[] | null)[];
}
