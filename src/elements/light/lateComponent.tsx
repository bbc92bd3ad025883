import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded when it is first shown. `Waiting` stands in its place until that has come, and where it does not
 * come.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [Shown, show] = useState(() => loaded ?? Waiting);
    useEffect(() => {
      if (loaded) return show(() => loaded ?? Waiting);
      let isWanted = true;
      load().then(
        (component) => {
          loaded = component;
          if (isWanted) show(() => component);
        },
        () => undefined,
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return <Shown {...props} />;
  };
}
