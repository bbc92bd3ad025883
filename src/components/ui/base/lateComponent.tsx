import { type ComponentType, useEffect, useState } from 'react';

/**
 * Creates a component whose code loads when it is first shown. Shows `Waiting` until the code is
 * loaded, or if loading fails.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [Shown, show] = useState(() => loaded ?? Waiting);
    useEffect(() => {
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
