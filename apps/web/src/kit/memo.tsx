import { Component, type FunctionComponent, type RenderableProps } from 'preact';

/** Drawn again only if it is given something else; `isSame` may know better what that is. */
export function memo<P extends object>(
  Part: FunctionComponent<P>,
  isSame: (a: P, b: P) => boolean = isEqual,
): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isSame(this.props, next);
    }

    override render(props: RenderableProps<P>) {
      return <Part {...props} />;
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}

function isEqual<P extends object>(a: P, b: P): boolean {
  const keys = Object.keys(a) as (keyof P)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
