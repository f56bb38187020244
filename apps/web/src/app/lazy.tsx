import { type ComponentChild, type ComponentChildren, createContext, type FunctionComponent } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';

/** What stands where a part is still on its way. */
const Meanwhile = createContext<ComponentChildren>(null);

interface Arrival<P> {
  readonly Part?: FunctionComponent<P>;
  readonly failed?: { readonly error: unknown };
}

/** A part that is asked for when it is first shown, and is there at once from then on. What does not come is thrown: a boundary says so. */
export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let arrival: Arrival<P> = {};
  let coming: Promise<void> | undefined;
  return (props) => {
    const meanwhile = useContext(Meanwhile);
    const [, showIt] = useState(arrival);
    coming ??= load().then(
      (Part) => {
        arrival = { Part };
      },
      (error: unknown) => {
        arrival = { failed: { error } };
      },
    );
    useLayoutEffect(() => {
      let isWanted = true;
      void coming!.then(() => isWanted && showIt(arrival));
      return () => {
        isWanted = false;
      };
    }, []);
    const { Part, failed } = arrival;
    if (failed) throw failed.error;
    return Part ? <Part {...props} /> : (meanwhile as ComponentChild);
  };
}

/** Around lazy parts: `fallback` stands for each of them that is not there yet. */
export function Suspense(props: {
  readonly fallback: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return <Meanwhile.Provider value={props.fallback}>{props.children}</Meanwhile.Provider>;
}
