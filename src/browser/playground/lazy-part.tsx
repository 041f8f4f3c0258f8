import { type FunctionComponent, useEffect, useState } from 'react';

/**
 * A part that loads when it is first shown. One that cannot be had leaves everything else as it is, unlike those of
 * React, and is asked for again when it is shown next.
 */
export function lazyPart<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | null = null;
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!loaded)
        void load().then((part) => {
          loaded = part;
          setPart(() => part);
        });
    }, []);
    return Part && <Part {...props} />;
  };
}
