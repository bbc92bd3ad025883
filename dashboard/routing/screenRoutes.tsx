import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { type RouteName, routes } from '../../src/domain/addresses/routes';

/**
 * Routes for the router, from the dashboard's screens. `Guard` surrounds those for signed-in users.
 */
export function screenRoutes(
  Guard: ComponentType<{ children: ReactNode }>,
  screens: Record<RouteName, ReactElement>,
): RouteObject[] {
  const names = Object.keys(routes) as RouteName[];
  return names.map((name) => ({
    path: routes[name].path,
    element: 'needsLogin' in routes[name] ? <Guard>{screens[name]}</Guard> : screens[name],
  }));
}
