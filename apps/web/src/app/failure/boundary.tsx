import { Component, type ComponentChildren } from 'preact';
import { faultOf } from '../../engine/fault.ts';
import type { Failure } from './failures.ts';

interface Props {
  /** What is shown; when it is another, what failed before is forgotten. */
  readonly of: unknown;
  readonly children: ComponentChildren;
  /** Stands in for what failed. */
  face(failure: Failure): ComponentChildren;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
}

/** Whatever breaks while it is drawn, or cannot be loaded for it, gets a face instead of an empty page. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: null };

  static override getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: null });
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const fault = faultOf(failed.error);
    const again = (): void => this.setState({ failed: null });
    // What did not come is not asked for twice by the same page.
    return this.props.face(fault === 'unloaded' ? { fault } : { fault, again });
  }
}
